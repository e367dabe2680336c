import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import { firstKeys, home, others, shards, type Page } from '@generated/route-shards/pages';
import lists from '@generated/route-shards/lists';
import chunkNames from '@generated/routesChunkNames';
import { loadLateHtml } from '../../late-html/client/late-html';

declare const __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

/** A page that the table knows, and what it loads beside its own chunks. */
export interface KnownPage {
  /** Names of the chunks that no other page needs, and of its menu. */
  chunks: string[];
  openMenu: () => Promise<void>;
  /** Loads what the page's HTML holds and its script doesn't. Call it again when the page's script has run. */
  openLateHtml: () => Promise<void>;
}

/** Same rule as `pathKey` in plan.ts, which sorts by it; this file is all that the browser gets. */
const pathKey = (path: string): string =>
  decodeURI(path)
    .toLowerCase()
    .replace(/(.)\/$/, '$1');

/** In the browser only the loader of an entry is read (core/lib/client/exports/ComponentCreator.js). */
const loadersByChunk = registry as unknown as Record<string, [load: () => Promise<unknown>]>;
const known = new Map<string, KnownPage>();
const opened = new Map<number, Promise<void>>();

function add([list, path, attributes, names, loaders, menu, late]: Page): void {
  chunkNames[`${path}-`] = names;
  for (const [name, load] of Object.entries(loaders)) {
    loadersByChunk[name] = [load];
  }
  lists[list]?.push({ ...attributes, path, exact: true, component: ComponentCreator(path, '') });
  known.set(pathKey(path), {
    chunks: [...Object.keys(loaders), ...(menu ? [menu[3]] : []), ...(late ? [late] : [])],
    openMenu: async () => {
      if (menu) {
        const [menus, name, load] = menu;
        menus[name] ??= (await load()).default;
      }
    },
    openLateHtml: async () => {
      if (late) {
        await __webpack_chunk_load__(late);
        await loadLateHtml(late);
      }
    },
  });
}

home.forEach(add);

/** Index of the last shard that begins at or before the key; -1 when the key is before all pages. */
function shardOf(key: string): number {
  let [low, high] = [0, firstKeys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((firstKeys[middle] ?? '') <= key) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low - 1;
}

async function open(shard: number): Promise<void> {
  const pages = await shards[shard]?.();
  pages?.default.forEach(add);
}

/**
 * Adds the page at an address, and its neighbours, to the route table.
 * @returns nothing when no page is there
 * @throws when the file with the page's part of the table can't be loaded; the next call tries again
 */
export async function findPage(pathname: string): Promise<KnownPage | undefined> {
  const key = pathKey(pathname);
  const shard = shardOf(key);
  if (!known.has(key) && !others.includes(key) && shard >= 0) {
    const opening = opened.get(shard) ?? open(shard);
    opened.set(shard, opening);
    await opening.catch((error: unknown) => {
      opened.delete(shard);
      throw error;
    });
  }
  return known.get(key);
}
