import * as z from 'zod';
import { keyRowsSchema, markdownLine } from './key-rows';
import content from '../data/providers.json';
import { readData } from './read-data';

/** Nitric's providers, by the name in `provider: nitric/<name>@<release>`. */
export const providerIds = ['aws', 'awstf', 'gcp', 'gcptf', 'azure', 'azuretf'] as const;
export type ProviderId = (typeof providerIds)[number];

/** Resource types that providers distinguish. */
export const blockIds = [
  'services',
  'apis',
  'http',
  'websockets',
  'websites',
  'schedules',
  'topics',
  'queues',
  'jobs',
  'storage',
  'keyvalue',
  'sql',
  'secrets',
] as const;
export type BlockId = (typeof blockIds)[number];

const page = z.string().startsWith('/');

const blockSchema = z.strictObject({
  /** The cloud service. Absent if the provider doesn't support the resource. */
  service: markdownLine.optional(),
  page: page.optional(),
  /** The preview feature that a project must enable. */
  preview: z.string().optional(),
  /** Resources that a deployment creates, by their provider or Terraform name, and their purpose. */
  resources: z.array(z.strictObject({ resource: markdownLine, when: markdownLine })).optional(),
  /** The file or module of the provider's source that contains it. */
  source: z.string().min(1),
});

const grantSchema = z.strictObject({
  block: z.enum(blockIds),
  permission: z.string().min(1),
  actions: z.array(z.string()),
  /** Only Azure has separate actions on data. */
  dataActions: z.array(z.string()).optional(),
});

const providerSchema = z.strictObject({
  cloud: z.string().min(1),
  engine: z.enum(['Pulumi', 'Terraform']),
  page,
  /** The cloud's term for its permissions. */
  actionsLabel: z.string().min(1),
  keys: keyRowsSchema,
  blocks: z.record(z.enum(blockIds), blockSchema),
  grants: z.array(grantSchema),
});

const permissionSchema = z.strictObject({
  block: z.enum(blockIds),
  permission: z.string().min(1),
  /** Granted without a request, by declaring the resource. */
  implicit: z.literal(true).optional(),
  /** Nitric's actions in `nitric/proto/resources/v1/resources.proto`. */
  actions: z.array(z.string()).min(1),
  allows: markdownLine,
});

const schema = z.strictObject({
  source: z.string().min(1),
  permissions: z.array(permissionSchema),
  providers: z.record(z.enum(providerIds), providerSchema),
});

export type Provider = z.infer<typeof providerSchema>;
export type Permission = z.infer<typeof permissionSchema>;
export type Grant = z.infer<typeof grantSchema>;

const keyOf = ({ block, permission }: Pick<Grant, 'block' | 'permission'>): string =>
  `${block} ${permission}`;

/** Checks that each provider has a grant for every permission of its supported blocks, and no other grants. */
const checkedSchema = schema.superRefine(({ permissions, providers }, context) => {
  for (const [id, { blocks, grants }] of Object.entries(providers)) {
    const expected = permissions.filter(({ block }) => blocks[block].service).map(keyOf);
    const given = grants.map(keyOf);
    const problems = [
      ...expected.filter((key) => !given.includes(key)).map((key) => `missing grant "${key}"`),
      ...given.filter((key) => !expected.includes(key)).map((key) => `unknown grant "${key}"`),
    ];
    problems.forEach((message) =>
      context.addIssue({ code: 'custom', path: ['providers', id, 'grants'], message }),
    );
  }
});

/** Keys, cloud services, resources, and permissions of the provider release that the pages describe. */
export const { permissions, providers } = readData('data/providers.json', checkedSchema, content);

/** The names of a block in tables. */
export interface BlockTitle {
  /** The declared resource, in the singular: `Bucket`. */
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
  websites: { resource: 'Website', title: 'Websites', page: '/websites' },
  schedules: { resource: 'Schedule', title: 'Schedules', page: '/schedules' },
  topics: { resource: 'Topic', title: 'Topics', page: '/messaging' },
  queues: { resource: 'Queue', title: 'Queues', page: '/messaging' },
  jobs: { resource: 'Job', title: 'Jobs', page: '/jobs' },
  storage: { resource: 'Bucket', title: 'Buckets', page: '/storage' },
  keyvalue: { resource: 'Key value store', title: 'Key value stores', page: '/keyvalue' },
  sql: { resource: 'SQL database', title: 'SQL databases', page: '/sql' },
  secrets: { resource: 'Secret', title: 'Secrets', page: '/secrets' },
};
