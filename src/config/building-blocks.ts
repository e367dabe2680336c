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

const block = (
  key: string,
  title: string,
  icon: IconName,
  functions: readonly string[],
  description: string,
): BuildingBlock => ({ key, title, href: `/${key}`, icon, functions, description });

/** The building blocks, in the order of all lists. */
export const buildingBlocks = [
  block(
    'apis',
    'APIs',
    'globe',
    ['api()'],
    'Route HTTP requests to handlers, with security rules.',
  ),
  block(
    'http',
    'HTTP',
    'server',
    ['http()'],
    'Put an existing web framework behind the same gateway.',
  ),
  block(
    'jobs',
    'Jobs',
    'chip',
    ['job()'],
    'Run long, compute-heavy work with its own CPU and memory.',
  ),
  block('keyvalue', 'Key Value Stores', 'archive', ['kv()'], 'Keep small documents under a key.'),
  block(
    'sql',
    'SQL Databases',
    'table',
    ['sql()'],
    'Declare PostgreSQL databases and their migrations.',
  ),
  block(
    'schedules',
    'Schedules',
    'clock',
    ['schedule()'],
    'Run code at an interval or at set times.',
  ),
  block(
    'storage',
    'Storage',
    'folder',
    ['bucket()'],
    'Keep files, share them by signed links, react to changes.',
  ),
  block(
    'messaging',
    'Messaging',
    'megaphone',
    ['topic()', 'queue()'],
    'Publish events to topics, hand out work by queues.',
  ),
  block('secrets', 'Secrets', 'lock', ['secret()'], 'Keep and read versioned sensitive values.'),
  block(
    'websockets',
    'Websockets',
    'websocket',
    ['websocket()'],
    'Hold two-way connections with clients.',
  ),
  block(
    'websites',
    'Websites',
    'window',
    [],
    'Serve a frontend from a CDN, with your APIs on its domain.',
  ),
] as const satisfies readonly BuildingBlock[];
