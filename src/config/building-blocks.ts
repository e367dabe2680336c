import type { IconName } from './icons';

export interface BuildingBlock {
  /** The key of the block's menu, and its address without the leading slash. */
  key: string;
  title: string;
  href: string;
  icon: IconName;
}

const block = (key: string, title: string, icon: IconName): BuildingBlock => ({
  key,
  title,
  href: `/${key}`,
  icon,
});

/** The ten building blocks, in the order in which every list of them shows them. */
export const buildingBlocks = [
  block('apis', 'APIs', 'globe'),
  block('http', 'HTTP', 'server'),
  block('jobs', 'Jobs', 'chip'),
  block('keyvalue', 'Key Value Stores', 'archive'),
  block('sql', 'SQL Databases', 'table'),
  block('schedules', 'Schedules', 'clock'),
  block('storage', 'Storage', 'folder'),
  block('messaging', 'Messages', 'megaphone'),
  block('secrets', 'Secrets', 'lock'),
  block('websockets', 'Websockets', 'websocket'),
] as const satisfies readonly BuildingBlock[];
