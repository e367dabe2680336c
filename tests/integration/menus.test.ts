import path from 'node:path';
import { readContentPages } from '../../plugins/lib/content-inventory';
import { readGuides } from '../../plugins/markdown/guide-lists/read-guides';
import { linksOf } from '../../src/config/menus';
import { menuForRoute, sidebars } from '../../src/config/node/navigation';
import { redirectsTo } from '../../src/config/node/redirects';
import { withoutHash } from '../../src/config/routes';
import { menuOf } from '../../src/features/navigation/menu';
import requiredAddresses from '../fixtures/menus.json';

const siteDir = path.resolve(__dirname, '../..');
const pages = readContentPages(siteDir);

const redirects = new Map(redirectsTo([]).map(({ from, to }) => [from, to]));

/** All links of a menu, and those above it. */
function addressesIn(key: string, route: string): (string | undefined)[] {
  const menu = menuOf(key, sidebars, route);
  return [...linksOf(menu), menu.back, menu.parent].map((link) => link?.href);
}

// The specified addresses, or what they redirect to. Titles, groups, and order can change.
it.each(Object.entries(requiredAddresses))('the menu %s has no lost address', (key, required) => {
  const links = addressesIn(key, `/${key}`);
  const lost = required.filter(
    (address) => !links.includes(address) && !links.includes(redirects.get(address)),
  );
  expect(lost).toEqual([]);
});

// Otherwise the page has no active entry, no list of sections, and no Previous and Next.
test('every page is in the menu that it shows', () => {
  const missing = [...pages.keys()].filter(
    (route) =>
      !addressesIn(menuForRoute(route).key, route).some(
        (address) => address && withoutHash(address) === route,
      ),
  );
  expect(missing).toEqual([]);
});

test('the menus say which guides are examples', async () => {
  const guides = await readGuides(siteDir);
  const kinds = new Map(guides.map(({ route, kind }) => [route, kind]));
  const links = Object.keys(sidebars).flatMap((key) => linksOf(menuOf(key, sidebars, `/${key}`)));
  const wrong = links.filter(
    ({ href, badge }) => (kinds.get(href) === 'example') !== (badge === 'Example'),
  );
  expect(wrong).toEqual([]);
});
