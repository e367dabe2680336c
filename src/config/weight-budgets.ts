import { sdkReferenceOf } from './sdks';

/**
 * What a page may weigh when a reader opens it first, and what search may add to it. `npm run check:weight` holds the built site
 * to it and CONTRIBUTING.md, 'Weight', says what each figure protects.
 */

/** Bytes after gzip -9, of what one page loads with an empty cache. Its text may bring more: pictures are loaded near the window. */
export interface PageWeight {
  html: number;
  css: number;
  javascript: number;
  total: number;
  /** Files, the page itself included. On a slow line each may cost as much time as tens of kilobytes. */
  requests: number;
}

export type WeightFigure = keyof PageWeight;

export interface WeightKind {
  id: string;
  title: string;
  budget: Readonly<Partial<PageWeight>>;
}

export interface PageKind extends WeightKind {
  /** Whether a page is of this kind, by its address without the site's base. The first kind that fits counts. */
  includes: (route: string) => boolean;
  budget: Readonly<PageWeight>;
}

/** Bytes in the kB of this file and of the tables. */
export const KILOBYTE = 1000;

/** Budget in kB of a kind of page: its text is its own; style sheet, script and number of files are the same for all pages. */
const pageBudget = (html: number, total: number): PageWeight => ({
  html: html * KILOBYTE,
  css: 11 * KILOBYTE,
  javascript: 8 * KILOBYTE,
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
    budget: pageBudget(18, 40),
  },
  {
    id: 'function',
    title: 'Function',
    includes: (route) => sdkReferenceOf(route).isReferenceDocs,
    budget: pageBudget(16, 40),
  },
  {
    id: 'text',
    title: 'Guide or text',
    includes: () => true,
    budget: pageBudget(20, 50),
  },
];

/** Scripts and styles that come when a reader turns to search: React, the modal and the worker; the index is data beside them. */
export const searchKind = {
  id: 'search',
  title: 'Search',
  budget: { total: 110 * KILOBYTE },
} as const satisfies WeightKind;

export function kindOf(route: string): PageKind {
  const kind = pageKinds.find(({ includes }) => includes(route));
  if (!kind) {
    throw new Error(`${route} is of no kind: the last entry of pageKinds must take every page.`);
  }
  return kind;
}
