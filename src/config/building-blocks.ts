import type { IconName } from '../contracts/icons';

export interface BuildingBlock {
  /** The key of the block's menu, and its address without the leading slash. */
  key: string;
  title: string;
  href: string;
  icon: IconName;
  /** The functions that declare its resources in most languages. Empty if `nitric.yaml` does it instead. */
  functions: readonly string[];
  /** One clause for lists of blocks. */
  description: string;
}

type Row = readonly [title: string, icon: IconName, functions: string[], description: string];

/** By key, in the order of all lists. */
const rows: Readonly<Record<string, Row>> = {
  apis: ['APIs', 'globe', ['api()'], 'Route HTTP requests to handlers, with security rules.'],
  http: ['HTTP', 'server', ['http()'], 'Put an existing web framework behind the same gateway.'],
  jobs: ['Jobs', 'chip', ['job()'], 'Run long, compute-heavy work with its own CPU and memory.'],
  keyvalue: ['Key Value Stores', 'archive', ['kv()'], 'Keep small documents under a key.'],
  sql: ['SQL Databases', 'table', ['sql()'], 'Declare PostgreSQL databases and their migrations.'],
  schedules: ['Schedules', 'clock', ['schedule()'], 'Run code at an interval or at set times.'],
  storage: [
    'Storage',
    'folder',
    ['bucket()'],
    'Keep files, share them by signed links, react to changes.',
  ],
  messaging: [
    'Messaging',
    'megaphone',
    ['topic()', 'queue()'],
    'Publish events to topics, hand out work by queues.',
  ],
  secrets: ['Secrets', 'lock', ['secret()'], 'Keep and read versioned sensitive values.'],
  websockets: [
    'Websockets',
    'websocket',
    ['websocket()'],
    'Hold two-way connections with clients.',
  ],
  websites: [
    'Websites',
    'window',
    [],
    'Serve a frontend from a CDN, with your APIs on its domain.',
  ],
};

export const buildingBlocks: readonly BuildingBlock[] = Object.entries(rows).map(
  ([key, [title, icon, functions, description]]) => ({
    key,
    title,
    href: `/${key}`,
    icon,
    functions,
    description,
  }),
);

export const blockAt = (route: string): BuildingBlock | undefined =>
  buildingBlocks.find(({ href }) => href === route);
