import * as z from 'zod';
import { keyRowsSchema, markdownLine, release } from './key-rows';
import content from './providers.json';
import { readData } from './read-data';

/** Nitric's own providers, by the name in `provider: nitric/<name>@<release>`. */
export const providerIds = ['aws', 'awstf', 'gcp', 'gcptf', 'azure'] as const;
export type ProviderId = (typeof providerIds)[number];

/** What a project can declare, as providers tell it apart. */
export const blockIds = [
  'services',
  'apis',
  'http',
  'websockets',
  'schedules',
  'topics',
  'queues',
  'storage',
  'keyvalue',
  'sql',
  'secrets',
] as const;
export type BlockId = (typeof blockIds)[number];

const page = z.string().startsWith('/');

const blockSchema = z.strictObject({
  /** The cloud service that it becomes; missing where the provider doesn't support it. */
  service: markdownLine.optional(),
  /** The page about it. */
  page: page.optional(),
  /** The preview feature that a project has to turn on. */
  preview: z.string().optional(),
  /** What a deployment creates, in the provider's or in Terraform's words, and for what. */
  resources: z.array(z.strictObject({ resource: markdownLine, when: markdownLine })).optional(),
  /** The file or the module of the provider's source that says so. */
  source: z.string().min(1),
});

const grantSchema = z.strictObject({
  block: z.enum(blockIds),
  permission: z.string().min(1),
  actions: z.array(z.string()),
  /** Azure tells actions on data apart. */
  dataActions: z.array(z.string()).optional(),
});

const providerSchema = z.strictObject({
  cloud: z.string().min(1),
  engine: z.enum(['Pulumi', 'Terraform']),
  page,
  /** What the cloud calls that which a permission becomes. */
  actionsLabel: z.string().min(1),
  keys: keyRowsSchema,
  blocks: z.record(z.enum(blockIds), blockSchema),
  grants: z.array(grantSchema),
});

const permissionSchema = z.strictObject({
  block: z.enum(blockIds),
  permission: z.string().min(1),
  /** Nobody asks for it: declaring the resource is enough. */
  implicit: z.literal(true).optional(),
  /** Nitric's own actions, of `nitric/proto/resources/v1/resources.proto`. */
  actions: z.array(z.string()).min(1),
  allows: markdownLine,
});

const schema = z.strictObject({
  release,
  source: z.string().min(1),
  permissions: z.array(permissionSchema),
  providers: z.record(z.enum(providerIds), providerSchema),
});

export type Provider = z.infer<typeof providerSchema>;
export type Permission = z.infer<typeof permissionSchema>;
export type Grant = z.infer<typeof grantSchema>;

const keyOf = ({ block, permission }: Pick<Grant, 'block' | 'permission'>): string =>
  `${block} ${permission}`;

/** Every permission of a block that a provider supports is granted, and nothing else is. */
const checked = schema.superRefine(({ permissions, providers }, context) => {
  for (const [id, { blocks, grants }] of Object.entries(providers)) {
    const expected = permissions.filter(({ block }) => blocks[block].service).map(keyOf);
    const given = grants.map(keyOf);
    const missing = expected.filter((key) => !given.includes(key));
    const unknown = given.filter((key) => !expected.includes(key));
    for (const [problem, keys] of Object.entries({
      'lacks a grant for': missing,
      'grants the unknown': unknown,
    })) {
      keys.forEach((key) =>
        context.addIssue({
          code: 'custom',
          path: ['providers', id, 'grants'],
          message: `${problem} "${key}"`,
        }),
      );
    }
  }
});

/** Keys, cloud services, resources and permissions of the providers, at the release that the pages describe. */
export const {
  release: providersRelease,
  permissions,
  providers,
} = readData('src/config/data/providers.json', checked, content);

/** A block as tables name it. */
export interface BlockTitle {
  /** The thing that a project declares, in the singular: `Bucket`. */
  resource: string;
  /** The building block: `Storage`. */
  title: string;
  page?: string;
}

export const blockTitles: Readonly<Record<BlockId, BlockTitle>> = {
  services: { resource: 'Service', title: 'Services' },
  apis: { resource: 'API', title: 'APIs', page: '/apis' },
  http: { resource: 'HTTP proxy', title: 'HTTP proxies', page: '/http' },
  websockets: { resource: 'Websocket', title: 'Websockets', page: '/websockets' },
  schedules: { resource: 'Schedule', title: 'Schedules', page: '/schedules' },
  topics: { resource: 'Topic', title: 'Topics', page: '/messaging' },
  queues: { resource: 'Queue', title: 'Queues', page: '/messaging' },
  storage: { resource: 'Bucket', title: 'Buckets', page: '/storage' },
  keyvalue: { resource: 'Key value store', title: 'Key value stores', page: '/keyvalue' },
  sql: { resource: 'SQL database', title: 'SQL databases', page: '/sql' },
  secrets: { resource: 'Secret', title: 'Secrets', page: '/secrets' },
};
