/** @jest-environment node */
import expectedRedirectData from '../../tests/fixtures/redirects.json';
import plannedRoutes from './planned-routes.json';
import { activeRedirects, redirectProblems, redirects, type Redirect } from './redirects';

/** A required redirect, with expanded patterns and addresses without the base. */
interface ExpectedRedirect {
  from: string;
  to: string;
  /** 308 is permanent, and 307 is temporary. */
  status: number;
  /** The old target no longer exists, so the site redirects to its replacement. */
  targetMissing?: boolean;
}

const expectedRedirects: readonly ExpectedRedirect[] = expectedRedirectData;
const planned = new Set(plannedRoutes.map(({ route }) => route));
const rule = (from: string, to: string): Redirect => ({ from, to });
const known =
  (...routes: string[]) =>
  (route: string) =>
    routes.includes(route);

describe('the redirects', () => {
  it.each(expectedRedirects.map((expected) => [expected.from, expected]))(
    'redirect %s as required',
    (from, expected) => {
      const found = redirects.find((redirect) => redirect.from === from);
      expect(found?.permanent === false ? 307 : 308).toBe(expected.status);
      if (expected.targetMissing) {
        expect(planned.has(found?.to ?? '')).toBe(true);
      } else {
        expect(found?.to).toBe(expected.to);
      }
    },
  );

  it('have one rule per address', () => {
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
  });

  it('have no loops, chains, or unknown targets', () => {
    expect(redirectProblems(redirects, (route) => planned.has(route))).toEqual([]);
    const sources = new Set(
      activeRedirects(redirects, (route) => planned.has(route)).map(({ from }) => from),
    );
    expect(redirects.filter(({ to }) => sources.has(to))).toEqual([]);
  });
});

describe('redirectProblems', () => {
  it('returns an empty list for redirects to pages, with or without an anchor', () => {
    expect(
      redirectProblems(
        [rule('/a', '/page'), rule('/b', '/page#part'), rule('/c', '/#part')],
        known('/page', '/'),
      ),
    ).toEqual([]);
  });

  it.each([['/a'], ['/a#part']])('finds a redirect to itself: %s', (to) => {
    expect(redirectProblems([rule('/a', to)], known('/a'))).toEqual(['/a redirects to itself.']);
  });

  it('finds all redirects of a loop', () => {
    expect(
      redirectProblems([rule('/a', '/b'), rule('/b', '/c#part'), rule('/c', '/a')], known()),
    ).toEqual([
      '/a is part of a loop: /a -> /b -> ... -> /a.',
      '/b is part of a loop: /b -> /c#part -> ... -> /b.',
      '/c is part of a loop: /c -> /a -> ... -> /c.',
    ]);
  });

  it('terminates for a chain that leads into a loop', () => {
    const problems = redirectProblems(
      [rule('/start', '/a'), rule('/a', '/b'), rule('/b', '/a')],
      known(),
    );
    expect(problems).toHaveLength(3);
    expect(problems[0]).toBe(
      '/start redirects to /a, which is also a redirect. Redirect to a page directly.',
    );
  });

  it('finds a chain', () => {
    expect(redirectProblems([rule('/a', '/b'), rule('/b', '/page')], known('/page'))).toEqual([
      '/a redirects to /b, which is also a redirect. Redirect to a page directly.',
    ]);
  });

  it('accepts a redirect to a page with an old address', () => {
    expect(redirectProblems([rule('/a', '/b'), rule('/b', '/page')], known('/b', '/page'))).toEqual(
      [],
    );
  });

  it('finds a target that is not a page', () => {
    expect(redirectProblems([rule('/a', '/gone#part')], known('/page'))).toEqual([
      '/a redirects to /gone#part, which is not a page. Redirect to a page or a planned route.',
    ]);
  });
});

describe('activeRedirects', () => {
  it('returns redirects with an existing target, unless their address is a page', () => {
    const rules = [
      rule('/old', '/page'),
      rule('/part', '/page#part'),
      rule('/home', '/#part'),
      rule('/waiting', '/planned'),
      rule('/taken', '/page'),
    ];
    expect(activeRedirects(rules, known('/', '/page', '/taken')).map(({ from }) => from)).toEqual([
      '/old',
      '/part',
      '/home',
    ]);
  });
});
