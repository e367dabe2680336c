import type { ContentPage } from '../../../src/config/content-routes';
import { linksOf, menuHeaderOf, type Menu } from '../../../src/config/node/navigation';
import { activeRedirects, type Redirect } from '../../../src/config/node/redirects';
import { withoutHash } from '../../../src/config/routes';
import { VERSION_PATTERN } from '../../../src/config/sdks';
import type { PageLink } from '../../../plugins/lib/page-links';
import { routeOfLink } from '../../../plugins/markdown/remark-planned-links';

/** Kinds of open entries with their headings, in the order of the report. */
const statusHeadings = {
  plannedWithoutPage: 'Planned routes without a page',
  pagesInNoMenu: 'Pages in no menu',
  menuLinksWithoutPage: 'Menu links without a page',
  hiddenEntries: 'Entries of lists and cards that are hidden until their page is written',
  linksToUnwrittenPages: 'Other links to planned pages (shown as plain text)',
  waitingRedirects: 'Redirects that wait for their target',
} as const;

interface StatusEntry {
  /** Section of the site, such as `concepts`, `reference/go`, or `reference/go/v0`. */
  section: string;
  text: string;
}

export type ContentStatus = Record<keyof typeof statusHeadings, readonly StatusEntry[]>;

export interface ContentStatusInput {
  plannedRoutes: ReadonlyArray<{ route: string; title: string }>;
  /** The written pages by route. */
  pages: ReadonlyMap<string, ContentPage>;
  /** The links of the page in a file. */
  linksIn: (file: string) => readonly PageLink[];
  menus: readonly Menu[];
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

const entry = (route: string, text: string): StatusEntry => ({ section: sectionOf(route), text });

/** All addresses in a menu, including the link to its parent page. */
function addressesOf(menu: Menu): string[] {
  const parent = menuHeaderOf(menu.key)?.parent;
  return [...linksOf(menu), ...(parent ? [parent] : [])].map(({ href }) => withoutHash(href));
}

/** Collects missing pages and links to them. Every list is in the order of its source. */
export function contentStatus(input: ContentStatusInput): ContentStatus {
  const { pages, menus, redirects } = input;
  const isPage = (route: string): boolean => pages.has(route);
  const written = [...pages.values()];
  const planned = input.plannedRoutes.filter(({ route }) => !isPage(route));
  const unwritten = new Set(planned.map(({ route }) => route));
  const inMenus = new Set(menus.flatMap(addressesOf));
  const active = activeRedirects(redirects, isPage);
  const waiting = redirects.filter((rule) => !active.includes(rule));
  const redirected = new Set(active.map(({ from }) => from));
  const openLinks = written.flatMap(({ file, route }) =>
    input
      .linksIn(file)
      .filter(({ url }) => unwritten.has(routeOfLink(url) ?? ''))
      .map(({ url, line, isEntry }) => ({
        isEntry,
        open: entry(route, `${file}:${line} -> ${url}`),
      })),
  );
  return {
    plannedWithoutPage: planned.map(({ route, title }) => entry(route, `${route} (${title})`)),
    pagesInNoMenu: written
      .filter(({ route }) => !inMenus.has(route))
      .map(({ route, file }) => entry(route, `${route} (${file})`)),
    menuLinksWithoutPage: menus.flatMap((menu) =>
      linksOf(menu)
        .filter(({ href }) => !isPage(withoutHash(href)) && !redirected.has(href))
        .map(({ title, href }) => entry(`/${menu.key}`, `${menu.key}: ${title} -> ${href}`)),
    ),
    hiddenEntries: openLinks.filter(({ isEntry }) => isEntry).map(({ open }) => open),
    linksToUnwrittenPages: openLinks.filter(({ isEntry }) => !isEntry).map(({ open }) => open),
    waitingRedirects: waiting.map(({ from, to }) => entry(to, `${from} -> ${to}`)),
  };
}

/** The total number of open entries. */
export const openCount = (status: ContentStatus): number => Object.values(status).flat().length;

/**
 * Formats the report of `npm run content:status`.
 * @param quiet omits the entries and prints only counts
 */
export function contentReport(status: ContentStatus, quiet: boolean): string {
  const lines: string[] = [];
  for (const [kind, heading] of Object.entries(statusHeadings)) {
    const entries = status[kind as keyof ContentStatus];
    lines.push(`${heading}: ${entries.length}`);
    for (const section of new Set(entries.map((open) => open.section))) {
      const texts = entries.filter((open) => open.section === section).map(({ text }) => text);
      lines.push(`  ${section}: ${texts.length}`);
      lines.push(...(quiet ? [] : texts.map((text) => `    ${text}`)));
    }
  }
  return [...lines, `Open: ${openCount(status)}`].join('\n');
}
