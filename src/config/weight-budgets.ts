/**
 * What a page may weigh when a reader opens it first, by the kind of page. `npm run check:weight` holds each page to it and
 * CONTRIBUTING.md, 'Weight', says what each figure protects.
 */

/** Bytes after gzip -9, of what one page loads with an empty cache. */
export interface PageWeight {
  html: number;
  css: number;
  /** Scripts that the page's HTML names: the main bundle and the page's own chunks. */
  javascript: number;
  /** Before the page can be read and its links work: HTML, style sheets and scripts that block. */
  critical: number;
  /** Everything but fonts and what the page's text brings: pictures below the fold are loaded later. */
  total: number;
}

export type WeightFigure = keyof PageWeight;

export interface PageKind {
  id: string;
  title: string;
  /** Whether a page is of this kind, by its address without the site's base. The first kind that fits counts. */
  includes: (route: string) => boolean;
  budget: PageWeight;
}

/** Bytes in the kB of this file and of the table. */
export const KILOBYTE = 1000;

const kilobytes = (budget: PageWeight): PageWeight => ({
  html: budget.html * KILOBYTE,
  css: budget.css * KILOBYTE,
  javascript: budget.javascript * KILOBYTE,
  critical: budget.critical * KILOBYTE,
  total: budget.total * KILOBYTE,
});

const isBelow =
  (folder: string) =>
  (route: string): boolean =>
    route === folder || route.startsWith(`${folder}/`);

/** Kinds of pages with their budgets in kB. A page's text is its own; the parts that all pages share are the same in each. */
export const pageKinds = [
  {
    id: 'home',
    title: 'Home',
    includes: (route) => route === '/',
    budget: kilobytes({ html: 10, css: 10, javascript: 105, critical: 20, total: 125 }),
  },
  {
    id: 'reference',
    title: 'Reference',
    includes: isBelow('/reference'),
    budget: kilobytes({ html: 16, css: 10, javascript: 110, critical: 25, total: 130 }),
  },
  {
    id: 'guide',
    title: 'Guide',
    includes: isBelow('/guides'),
    budget: kilobytes({ html: 16, css: 10, javascript: 110, critical: 25, total: 130 }),
  },
  {
    id: 'other',
    title: 'Block or text',
    includes: () => true,
    budget: kilobytes({ html: 18, css: 10, javascript: 110, critical: 25, total: 135 }),
  },
] as const satisfies readonly PageKind[];

export function kindOf(route: string): PageKind {
  const kind: PageKind | undefined = pageKinds.find(({ includes }) => includes(route));
  if (!kind) {
    throw new Error(`${route} is of no kind: the last entry of pageKinds must take every page.`);
  }
  return kind;
}
