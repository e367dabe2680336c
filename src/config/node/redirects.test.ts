/** @jest-environment node */
import requiredRedirects from '../../../tests/fixtures/redirects.json';
import { linksOf, menus } from './navigation';
import { activeRedirects, redirectProblems, redirectsTo, type Redirect } from './redirects';

const inMenus = new Set(menus.flatMap(linksOf).map(({ href }) => href));
const redirects = redirectsTo(inMenus);
const rulesOf = (targets: Record<string, string>): Redirect[] =>
  Object.entries(targets).map(([from, to]) => ({ from, to }));

describe('the redirects', () => {
  // In the fixture, 308 is permanent and 307 is temporary. The site has replaced targets that no longer exist.
  it.each(requiredRedirects)(
    'redirect $from as required',
    ({ from, to, status, targetMissing }) => {
      const found = redirects.find((redirect) => redirect.from === from);
      expect(found?.permanent === false ? 307 : 308).toBe(status);
      expect(targetMissing ? inMenus.has(found?.to ?? '') : found?.to === to).toBe(true);
    },
  );

  it('have one rule per address, which leads to a page', () => {
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
    expect(redirectProblems(redirects, (route) => inMenus.has(route))).toEqual([]);
  });
});

describe('redirectProblems', () => {
  const isPage = (route: string): boolean => ['/', '/page', '/moved'].includes(route);

  it('accepts pages, with or without an anchor or an old address', () => {
    const rules = rulesOf({ '/a': '/page', '/b': '/#part', '/c': '/moved', '/moved': '/page' });
    expect(redirectProblems(rules, isPage)).toEqual([]);
  });

  it('finds chains, loops, and targets that are not pages', () => {
    const rules = rulesOf({ '/a': '/b#part', '/b': '/page', '/c': '/c', '/d': '/nowhere#part' });
    expect(redirectProblems(rules, isPage)).toEqual([
      '/a redirects to /b#part, which is also a redirect. Redirect to a page directly.',
      '/c redirects to /c, which is also a redirect. Redirect to a page directly.',
      '/d redirects to /nowhere#part, which is not a page. Redirect to a page or a planned route.',
    ]);
  });
});

test('activeRedirects returns redirects with an existing target, unless their address is a page', () => {
  const active = rulesOf({ '/old': '/page', '/part': '/page#part', '/home': '/#part' });
  const others = rulesOf({ '/waiting': '/planned', '/taken': '/page' });
  const pages = ['/', '/page', '/taken'];
  expect(activeRedirects([...active, ...others], (route) => pages.includes(route))).toEqual(active);
});
