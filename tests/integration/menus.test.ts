/** @jest-environment node */
import path from 'node:path';
import { knownRoutes, readContentPages } from '../../plugins/lib/content-inventory';
import { linksOf, menus, pagesOutsideMenus } from '../../src/config/node/navigation';
import { mainSections } from '../../src/config/site';

const known = knownRoutes(readContentPages(path.resolve(__dirname, '../..')));

test('every page, written or planned, is in a menu', () => {
  const linked = new Set(menus.flatMap(linksOf).map(({ href }) => href));
  const missing = [...known].filter((route) => !linked.has(route) && !(route in pagesOutsideMenus));
  expect(missing).toEqual([]);
});

test('the main sections lead to pages', () => {
  expect([...known]).toEqual(expect.arrayContaining(mainSections.map(({ href }) => href)));
});
