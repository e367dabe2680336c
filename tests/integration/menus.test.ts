/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { readContentPages } from '../../plugins/lib/content-inventory';
import { readFrontMatter } from '../../plugins/lib/front-matter';
import { linksOf, menuForRoute, menuHeaderOf, menus } from '../../src/config/node/navigation';
import { withoutHash } from '../../src/config/routes';
import { mainSections } from '../../src/config/site';

const siteDir = path.resolve(__dirname, '../..');
const pages = readContentPages(siteDir);

// Otherwise the page has no active entry, no list of sections, and no Previous and Next.
test('every page is in the menu that it shows', () => {
  const missing = [...pages.keys()].filter((route) => {
    const menu = menuForRoute(route);
    return ![...linksOf(menu), menuHeaderOf(menu.key)?.parent].some(
      (link) => link && withoutHash(link.href) === route,
    );
  });
  expect(missing).toEqual([]);
});

test('the main sections lead to pages', () => {
  expect([...pages.keys()]).toEqual(expect.arrayContaining(mainSections.map(({ href }) => href)));
});

test('the page of a function has the same title in its menu as on the page', async () => {
  const links = menus.filter(({ key }) => key.startsWith('reference/')).flatMap(linksOf);
  const titles = new Map(links.map(({ href, title }) => [href, title]));
  const written = await Promise.all(
    [...pages.values()].map(async ({ file, route }) => {
      const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
      return { file, route, ...(await readFrontMatter(file, source)) };
    }),
  );
  const functions = written.filter(({ symbol }) => symbol);
  const different = functions
    .map(({ file, route, title }) => ({ file, title, menuTitle: titles.get(route) }))
    .filter(({ title, menuTitle }) => title !== menuTitle);
  expect(functions).not.toEqual([]);
  expect(different).toEqual([]);
});
