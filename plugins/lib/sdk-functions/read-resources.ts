import path from 'node:path';
import type { Root } from 'mdast';
import { menuForRoute } from '../../../src/config/node/navigation';
import { withoutHash } from '../../../src/config/routes';
import { isFunctionPage } from '../../../src/config/sdks';
import { cachedContentPages } from '../content-inventory';
import { anchorOfSymbol, functionTextsOf } from '../function-page';
import { readPage } from '../page-syntax';

export interface SdkFunction {
  /** Path of the page, relative to the root of the site. */
  file: string;
  /** Address of the page, with an anchor if it describes several functions. */
  route: string;
  title: string;
  description: string;
  /** The title of its link in the menu. */
  menuTitle: string;
  /** The name in the SDK, such as `Bucket.file`. */
  symbol: string;
  page: Root;
}

/** The functions of a resource, in the order of the menu. */
export interface SdkResource {
  title: string;
  functions: readonly SdkFunction[];
}

interface MenuEntry {
  title: string;
  href: string;
}

/**
 * The links to functions by the folder of their pages, below the title of the group in the menu. In a menu with one group for all
 * declaring functions, the group of the other functions has the title.
 */
function linksByResource(route: string): { title: string; links: MenuEntry[] }[] {
  const menu = menuForRoute(route);
  const folders = new Map<string, { title: string; links: MenuEntry[] }>();
  for (const { title = '', links } of menu.groups) {
    for (const link of links.filter(({ href }) => isFunctionPage(withoutHash(href)))) {
      const folder = path.posix.dirname(link.href);
      const known = folders.get(folder)?.links ?? [];
      folders.set(folder, { title, links: [...known, link] });
    }
  }
  const groups = menu.groups.map((group) => group.title);
  return [...folders.values()].sort((a, b) => groups.indexOf(a.title) - groups.indexOf(b.title));
}

/** A link to a page about several functions has the anchor of one of them. Without an anchor, it leads to the first. */
function readFunction(siteDir: string, link: MenuEntry): SdkFunction | undefined {
  const file = cachedContentPages(siteDir).get(withoutHash(link.href))?.file;
  if (file === undefined) {
    return undefined;
  }
  const page = readPage(siteDir, file);
  const [, anchor] = link.href.split('#');
  const { title, description, symbols } = functionTextsOf(page);
  const named = symbols.find(
    ({ symbol }) => anchor === undefined || anchorOfSymbol(symbol) === anchor,
  );
  if (named === undefined && anchor !== undefined) {
    const accepted = symbols.map(({ symbol }) => `#${anchorOfSymbol(symbol)}`).join(', ');
    throw new Error(
      `${file}: the menu links to "#${anchor}", but no function of the page has this anchor. Accepted: ${accepted}. Correct sidebars.ts, or "symbols" in the front matter of the page.`,
    );
  }
  if (named === undefined) {
    return undefined;
  }
  const { symbol } = named;
  return {
    file,
    route: link.href,
    title,
    description,
    menuTitle: link.title || title,
    symbol,
    page,
  };
}

/** Reads the pages of the functions in the menu of a page. Pages about no function are left out. */
export const readResources = (siteDir: string, route: string): SdkResource[] =>
  linksByResource(route)
    .map(({ title, links }) => ({
      title,
      functions: links
        .map((link) => readFunction(siteDir, link))
        .filter((one) => one !== undefined),
    }))
    .filter(({ functions }) => functions.length > 0);
