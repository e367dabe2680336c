/** @jest-environment node */
import { linksOf, menus } from './navigation';
import { mainSections } from './site';

test('the main sections link to pages in menus', () => {
  const inMenus = menus.flatMap(linksOf).map(({ href }) => href);
  expect(inMenus).toEqual(expect.arrayContaining(mainSections.map(({ href }) => href)));
});
