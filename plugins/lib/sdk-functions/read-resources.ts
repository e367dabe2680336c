import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { menuForRoute } from '../../../src/config/node/navigation';
import { isFunctionPage } from '../../../src/config/sdks';
import { cachedContentPages } from '../content-inventory';
import { symbolOf } from '../function-page';
import { readFrontMatter } from '../front-matter';
import { parsePage } from '../page-syntax';

/** The page of a function. */
export interface SdkFunction {
  /** Path of the page, relative to the root of the site. */
  file: string;
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
    for (const link of links.filter(({ href }) => isFunctionPage(href))) {
      const folder = path.posix.dirname(link.href);
      const known = folders.get(folder)?.links ?? [];
      folders.set(folder, { title, links: [...known, link] });
    }
  }
  const groups = menu.groups.map((group) => group.title);
  return [...folders.values()].sort((a, b) => groups.indexOf(a.title) - groups.indexOf(b.title));
}

async function readFunction(siteDir: string, link: MenuEntry): Promise<SdkFunction | undefined> {
  const file = cachedContentPages(siteDir).get(link.href)?.file;
  if (file === undefined) {
    return undefined;
  }
  const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const page = parsePage(file, source);
  const { symbol } = symbolOf(page) ?? {};
  const { title, description } = await readFrontMatter(file, source);
  return symbol === undefined
    ? undefined
    : { file, route: link.href, title, description, menuTitle: link.title, symbol, page };
}

/**
 * Reads the pages of the functions in the menu of a page. Planned pages are left out.
 * @param route address of the page
 */
export async function readResources(siteDir: string, route: string): Promise<SdkResource[]> {
  const resources = await Promise.all(
    linksByResource(route).map(async ({ title, links }) => {
      const functions = await Promise.all(links.map((link) => readFunction(siteDir, link)));
      return { title, functions: functions.filter((one) => one !== undefined) };
    }),
  );
  return resources.filter(({ functions }) => functions.length > 0);
}
