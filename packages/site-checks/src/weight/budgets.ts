/** Bytes after gzip -9 that a page loads with an empty cache. Images in the text don't count, because they load lazily. */
export interface PageWeight {
  html: number;
  css: number;
  javascript: number;
  total: number;
  /** Number of files, including the page. On a slow connection, a request can take as long as tens of kilobytes. */
  requests: number;
}

export type WeightFigure = keyof PageWeight;

export const KILOBYTE = 1000;

export interface PageKind {
  title: string;
  /** Matches pages by their address without the site's base. The first matching kind applies. */
  includes: (route: string) => boolean;
  budget: Readonly<PageWeight>;
}

export interface WeightBudgets {
  /** Base path of the site, such as `/docs/`. */
  baseUrl: string;
  pageKinds: readonly PageKind[];
  /** Code that loads after the first interaction of a reader. */
  island: {
    title: string;
    /** Module of the island in the client, such as `./search.tsx`. */
    module: string;
    /** The worker that it starts, by the start of its file name. */
    worker: string;
    /** Maximum of scripts and styles in bytes. */
    budget: number;
  };
}
