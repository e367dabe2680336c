import { isFunctionPage } from './sdks';

/**
 * Maximum sizes of pages and of search on the first visit. `npm run check:weight` checks the built site. 'Weight' in
 * plugins/output/README.md gives the reason for each limit.
 */

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

export interface WeightKind {
  id: string;
  title: string;
  budget: Readonly<Partial<PageWeight>>;
}

export interface PageKind extends WeightKind {
  /** Matches pages by their address without the site's base. The first matching kind applies. */
  includes: (route: string) => boolean;
  budget: Readonly<PageWeight>;
}

/** Bytes per kB. */
export const KILOBYTE = 1000;

/** Budget in kB. Limits for styles, scripts, and requests are the same for all kinds of pages. */
const pageBudget = (html: number, total: number): PageWeight => ({
  html: html * KILOBYTE,
  css: 11 * KILOBYTE,
  javascript: 8.2 * KILOBYTE,
  total: total * KILOBYTE,
  requests: 6,
});

export const pageKinds: readonly PageKind[] = [
  {
    id: 'home',
    title: 'Home',
    includes: (route) => route === '/',
    budget: pageBudget(10, 40),
  },
  {
    id: 'block',
    title: 'Building block',
    includes: (route) => /^\/[^/]+$/.test(route),
    budget: pageBudget(19, 41),
  },
  {
    id: 'function',
    title: 'Function',
    includes: isFunctionPage,
    budget: pageBudget(16, 40),
  },
  {
    id: 'issues',
    title: 'Known issues',
    includes: (route) => route === '/support/known-issues',
    budget: pageBudget(27, 54),
  },
  {
    id: 'errors',
    title: 'Error messages',
    includes: (route) => route === '/support/errors',
    budget: pageBudget(27, 54),
  },
  {
    id: 'text',
    title: 'Guide or text',
    includes: () => true,
    budget: pageBudget(21, 51),
  },
];

/** Scripts and styles that search loads: React, the modal, and the worker. The index is not included. */
export const searchKind = {
  id: 'search',
  title: 'Search',
  budget: { total: 110 * KILOBYTE },
} as const satisfies WeightKind;

export function kindOf(route: string): PageKind {
  const kind = pageKinds.find(({ includes }) => includes(route));
  if (!kind) {
    throw new Error(
      `No page kind matches ${route}. The last entry of pageKinds must match every page.`,
    );
  }
  return kind;
}
