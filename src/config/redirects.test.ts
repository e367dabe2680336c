/** @jest-environment node */
import requiredRedirects from '../../tests/fixtures/redirects.json';
import plannedRoutes from './planned-routes.json';
import { activeRedirects, redirectProblems, redirects, type Redirect } from './redirects';

const planned = new Set(plannedRoutes.map(({ route }) => route));
const rule = (from: string, to: string): Redirect => ({ from, to });

describe('the redirects', () => {
  // In the fixture, 308 is permanent and 307 is temporary. The site has replaced targets that no longer exist.
  it.each(requiredRedirects)(
    'redirect $from as required',
    ({ from, to, status, targetMissing }) => {
      const found = redirects.find((redirect) => redirect.from === from);
      expect(found?.permanent === false ? 307 : 308).toBe(status);
      expect(targetMissing ? planned.has(found?.to ?? '') : found?.to === to).toBe(true);
    },
  );

  it('have one rule per address, which leads to a page', () => {
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
    expect(redirectProblems(redirects, (route) => planned.has(route))).toEqual([]);
  });
});

describe('redirectProblems', () => {
  const isPage = (route: string): boolean => ['/', '/page', '/moved'].includes(route);

  it.each([
    ['a page, with or without an anchor', ['/page', '/page#part', '/#part']],
    ['a page with an old address', ['/moved']],
  ])('accepts %s', (_, targets) => {
    const rules = targets.map((to, index) => rule(`/old-${index}`, to));
    expect(redirectProblems([...rules, rule('/moved', '/page')], isPage)).toEqual([]);
  });

  it('finds chains, loops, and targets that are not pages', () => {
    const rules = [
      rule('/chain', '/old#part'),
      rule('/old', '/page'),
      rule('/loop', '/loop'),
      rule('/gone', '/nowhere#part'),
    ];
    expect(redirectProblems(rules, isPage)).toEqual([
      '/chain redirects to /old#part, which is also a redirect. Redirect to a page directly.',
      '/loop redirects to /loop, which is also a redirect. Redirect to a page directly.',
      '/gone redirects to /nowhere#part, which is not a page. Redirect to a page or a planned route.',
    ]);
  });
});

test('activeRedirects returns redirects with an existing target, unless their address is a page', () => {
  const rules = [
    rule('/old', '/page'),
    rule('/part', '/page#part'),
    rule('/home', '/#part'),
    rule('/waiting', '/planned'),
    rule('/taken', '/page'),
  ];
  const active = activeRedirects(rules, (route) => ['/', '/page', '/taken'].includes(route));
  expect(active.map(({ from }) => from)).toEqual(['/old', '/part', '/home']);
});
