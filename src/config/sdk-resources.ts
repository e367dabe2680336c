import { buildingBlocks, type BuildingBlock } from './building-blocks';

/** By the folders of function pages: the key of the block, and the noun. */
const kinds: Readonly<Partial<Record<string, readonly [key: string, noun: string]>>> = {
  api: ['apis', 'API'],
  http: ['http', 'server'],
  jobs: ['jobs', 'job'],
  keyvalue: ['keyvalue', 'store'],
  // In version 0, collections are what key value stores are now.
  collection: ['keyvalue', 'collection'],
  sql: ['sql', 'database'],
  schedule: ['schedules', 'schedule'],
  schedules: ['schedules', 'schedule'],
  storage: ['storage', 'bucket'],
  topic: ['messaging', 'topic'],
  queues: ['messaging', 'queue'],
  secrets: ['secrets', 'secret'],
  websocket: ['websockets', 'websocket'],
};

/** The resource of a function page, such as `/reference/go/storage/bucket`. Undefined for functions that belong to none. */
export function sdkResourceOf(route: string): { block: BuildingBlock; noun: string } | undefined {
  const [key, noun] = kinds[route.split('/').at(-2) ?? ''] ?? [];
  const block = buildingBlocks.find((one) => one.key === key);
  return block && noun !== undefined ? { block, noun } : undefined;
}
