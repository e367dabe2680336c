import type { IconName } from '../contracts/icons';

export interface BuildingBlock {
  /** The key of the block's menu, and its address without the leading slash. */
  key: string;
  title: string;
  href: string;
  icon: IconName;
  /** One clause for lists of blocks. */
  description: string;
}

const block = (key: string, title: string, icon: IconName, description: string): BuildingBlock => ({
  key,
  title,
  href: `/${key}`,
  icon,
  description,
});

/** The ten building blocks, in the order of all lists. */
export const buildingBlocks = [
  block('apis', 'APIs', 'globe', 'Route HTTP requests to handlers, with security rules.'),
  block('http', 'HTTP', 'server', 'Put an existing web framework behind the same gateway.'),
  block('jobs', 'Jobs', 'chip', 'Run long, compute-heavy work with its own CPU and memory.'),
  block('keyvalue', 'Key Value Stores', 'archive', 'Keep small documents under a key.'),
  block('sql', 'SQL Databases', 'table', 'Declare PostgreSQL databases and their migrations.'),
  block('schedules', 'Schedules', 'clock', 'Run code at an interval or at set times.'),
  block(
    'storage',
    'Storage',
    'folder',
    'Keep files, share them by signed links, react to changes.',
  ),
  block(
    'messaging',
    'Messaging',
    'megaphone',
    'Publish events to topics, hand out work by queues.',
  ),
  block('secrets', 'Secrets', 'lock', 'Keep and read versioned sensitive values.'),
  block('websockets', 'Websockets', 'websocket', 'Hold two-way connections with clients.'),
] as const satisfies readonly BuildingBlock[];
