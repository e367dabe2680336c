import { buildingBlocks, type BuildingBlock } from '../building-blocks';
import type { Menu } from './types';

function blockMenu(block: BuildingBlock): Menu {
  const others = buildingBlocks.filter((other) => other.key !== block.key);
  return {
    key: block.key,
    groups: [
      { links: [{ title: 'Overview', href: block.href }] },
      {
        title: 'More Building Blocks',
        links: others.map(({ title, href, icon }) => ({ title, href, icon })),
      },
    ],
  };
}

/** One menu per building block: its overview, then the other blocks. */
export const buildingBlockMenus: readonly Menu[] = buildingBlocks.map(blockMenu);
