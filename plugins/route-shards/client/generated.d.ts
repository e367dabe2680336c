/** What client-code.ts generates. */
declare module '@generated/route-shards/pages' {
  import type { ChunkNames, Module } from '@docusaurus/types';

  export type Menus = Record<string, unknown>;
  /** Where the menu goes, its name there, how it is loaded, its chunk. */
  export type Menu = [
    menus: Menus,
    name: string,
    load: () => Promise<{ default: unknown }>,
    chunk: string,
  ];
  export type Page = [
    list: number,
    path: string,
    attributes: Record<string, unknown>,
    chunkNames: ChunkNames,
    loaders: Record<string, () => Promise<Module>>,
    menu: Menu | null,
    /** The chunk with the page's late markup (plugins/late-html). */
    late?: string,
  ];
  /** The key of the first page in each shard, ascending. */
  export const firstKeys: readonly string[];
  /** Keys of pages that are in the table from the beginning. */
  export const others: readonly string[];
  export const shards: readonly (() => Promise<{ default: Page[] }>)[];
  export const home: Page[];
}

declare module '@generated/route-shards/lists' {
  import type { RouteConfig } from 'react-router-config';

  const lists: RouteConfig[][];
  export default lists;
}
