import type { ContentPage } from '../../src/config/content-routes';
import { linksOf, menuHeaderOf, type Menu } from '../../src/config/navigation';
import { activeRedirects, type Redirect } from '../../src/config/redirects';
import { VERSION_PATTERN } from '../../src/config/sdks';
import type { PageLink } from '../../plugins/content/page-links';
import { routeOfLink } from '../../plugins/markdown/remark-planned-links';

/** Kinds of open entries with their headings, in the order of the report. */
export const statusHeadings = {
  plannedWithoutPage: 'Planned routes without a page',
  pagesInNoMenu: 'Pages in no menu',
  menuLinksWithoutPage: 'Menu links without a page',
  linksToUnwrittenPages: 'Links to planned pages that are not written (shown as plain text)',
  waitingRedirects: 'Redirects that wait for their target',
} as const;

type StatusKind = keyof typeof statusHeadings;

export interface StatusEntry {
  /** Section of the site, such as `concepts`, `reference/go`, or `reference/go/v0`. */
  section: string;
  text: string;
}

export type ContentStatus = Record<StatusKind, readonly StatusEntry[]>;

export interface ContentStatusInput {
  plannedRoutes: ReadonlyArray<{ route: string; title: string }>;
  /** The written pages by route. */
  pages: ReadonlyMap<string, ContentPage>;
  /** The links of each page, by the page's file. */
  linksByFile: ReadonlyMap<string, readonly PageLink[]>;
  menus: readonly Menu[];
  /** Pages that belong to no menu on purpose, with the reason. */
  pagesOutsideMenus: Readonly<Record<string, string>>;
  redirects: readonly Redirect[];
}

/** The section of the site that a URL belongs to. Each version of an SDK reference is a separate section. */
export function sectionOf(route: string): string {
  const [first = '', second, third] = route.split(/[?#]/)[0]?.split('/').slice(1) ?? [];
  if (first !== 'reference' || second === undefined) {
    return first || 'home';
  }
  return third !== undefined && VERSION_PATTERN.test(third)
    ? `${first}/${second}/${third}`
    : `${first}/${second}`;
}

/** Collects missing pages and links to them. Every list is in the order of its source. */
export function contentStatus(input: ContentStatusInput): ContentStatus {
  return {
    plannedWithoutPage: plannedWithoutPage(input),
    pagesInNoMenu: pagesInNoMenu(input),
    menuLinksWithoutPage: menuLinksWithoutPage(input),
    linksToUnwrittenPages: linksToUnwrittenPages(input),
    waitingRedirects: waitingRedirects(input),
  };
}

/** The total number of open entries. */
export function openCount(status: ContentStatus): number {
  return Object.values(status).reduce((sum, entries) => sum + entries.length, 0);
}

const entry = (route: string, text: string): StatusEntry => ({ section: sectionOf(route), text });

function plannedWithoutPage({ plannedRoutes, pages }: ContentStatusInput): StatusEntry[] {
  return plannedRoutes
    .filter(({ route }) => !pages.has(route))
    .map(({ route, title }) => entry(route, `${route} (${title})`));
}

function pagesInNoMenu({ pages, menus, pagesOutsideMenus }: ContentStatusInput): StatusEntry[] {
  const linked = new Set(menus.flatMap(addressesOf));
  return [...pages.values()]
    .filter(({ route }) => !linked.has(route) && !(route in pagesOutsideMenus))
    .map(({ route, file }) => entry(route, `${route} (${file})`));
}

/** All links of a menu, including the link to its parent page. */
function addressesOf(menu: Menu): string[] {
  const parent = menuHeaderOf(menu.key)?.parent;
  return [...linksOf(menu), ...(parent ? [parent] : [])].map(({ href }) => href);
}

/** Links that are redirected aren't reported, because they lead to a page. */
function menuLinksWithoutPage({ menus, pages, redirects }: ContentStatusInput): StatusEntry[] {
  const redirected = new Set(
    activeRedirects(redirects, (route) => pages.has(route)).map(({ from }) => from),
  );
  return menus.flatMap((menu) =>
    linksOf(menu)
      .filter(({ href }) => !pages.has(href) && !redirected.has(href))
      .map(({ title, href }) => entry(`/${menu.key}`, `${menu.key}: ${title} -> ${href}`)),
  );
}

function linksToUnwrittenPages({
  plannedRoutes,
  pages,
  linksByFile,
}: ContentStatusInput): StatusEntry[] {
  const unwritten = new Set(
    plannedRoutes.map(({ route }) => route).filter((route) => !pages.has(route)),
  );
  return [...pages.values()].flatMap(({ file, route }) =>
    (linksByFile.get(file) ?? [])
      .filter(({ url }) => unwritten.has(routeOfLink(url) ?? ''))
      .map(({ url, line }) => entry(route, `${file}:${line} -> ${url}`)),
  );
}

function waitingRedirects({ redirects, pages }: ContentStatusInput): StatusEntry[] {
  const pageExists = (route: string): boolean => pages.has(route);
  const active = new Set(activeRedirects(redirects, pageExists));
  return redirects
    .filter((rule) => !active.has(rule) && !pageExists(rule.from))
    .map(({ from, to }) => entry(to, `${from} -> ${to}`));
}
