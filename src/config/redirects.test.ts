/** @jest-environment node */
import factRedirects from '../../tests/fixtures/redirects.json';
import plannedRoutes from './planned-routes.json';
import { activeRedirects, redirectProblems, redirects, type Redirect } from './redirects';

/** A redirect as it was specified, patterns expanded, addresses without the base. */
interface FactRedirect {
  from: string;
  to: string;
  /** 308 is permanent, 307 temporary. */
  status: number;
  /** The old target is no page; our rule leads to the page that took its place. */
  targetMissing?: boolean;
}

const facts: readonly FactRedirect[] = factRedirects;
const planned = new Set(plannedRoutes.map(({ route }) => route));
const rule = (from: string, to: string): Redirect => ({ from, to });
const known =
  (...routes: string[]) =>
  (route: string) =>
    routes.includes(route);

describe('the redirects', () => {
  it.each(facts.map((fact) => [fact.from, fact]))('have %s as in the facts', (from, fact) => {
    const found = redirects.find((redirect) => redirect.from === from);
    expect(found?.permanent === false ? 307 : 308).toBe(fact.status);
    if (fact.targetMissing) {
      expect(planned.has(found?.to ?? '')).toBe(true);
    } else {
      expect(found?.to).toBe(fact.to);
    }
  });

  it('have one rule an address', () => {
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
  });

  it('have no problem and no chain', () => {
    expect(redirectProblems(redirects, (route) => planned.has(route))).toEqual([]);
    const sources = new Set(
      activeRedirects(redirects, (route) => planned.has(route)).map(({ from }) => from),
    );
    expect(redirects.filter(({ to }) => sources.has(to))).toEqual([]);
  });
});

describe('redirectProblems', () => {
  it('finds none in rules that lead to pages, with an anchor or without', () => {
    expect(
      redirectProblems(
        [rule('/a', '/page'), rule('/b', '/page#part'), rule('/c', '/#part')],
        known('/page', '/'),
      ),
    ).toEqual([]);
  });

  it.each([['/a'], ['/a#part']])('finds a rule from /a to itself, %s', (to) => {
    expect(redirectProblems([rule('/a', to)], known('/a'))).toEqual(['/a redirects to itself.']);
  });

  it('finds each rule of a loop', () => {
    expect(
      redirectProblems([rule('/a', '/b'), rule('/b', '/c#part'), rule('/c', '/a')], known()),
    ).toEqual([
      '/a is part of a loop: /a -> /b -> ... -> /a.',
      '/b is part of a loop: /b -> /c#part -> ... -> /b.',
      '/c is part of a loop: /c -> /a -> ... -> /c.',
    ]);
  });

  it('finds a chain that runs into a loop, and ends', () => {
    const problems = redirectProblems(
      [rule('/start', '/a'), rule('/a', '/b'), rule('/b', '/a')],
      known(),
    );
    expect(problems).toHaveLength(3);
    expect(problems[0]).toBe(
      '/start redirects to /a, which redirects again. Lead straight to a page.',
    );
  });

  it('finds a chain that ends at a page', () => {
    expect(redirectProblems([rule('/a', '/b'), rule('/b', '/page')], known('/page'))).toEqual([
      '/a redirects to /b, which redirects again. Lead straight to a page.',
    ]);
  });

  it('finds no chain where a page has taken the address in the middle', () => {
    expect(redirectProblems([rule('/a', '/b'), rule('/b', '/page')], known('/b', '/page'))).toEqual(
      [],
    );
  });

  it('finds a target that is no page', () => {
    expect(redirectProblems([rule('/a', '/gone#part')], known('/page'))).toEqual([
      '/a redirects to /gone#part, which is no page. Name a page or a planned route.',
    ]);
  });
});

describe('activeRedirects', () => {
  it('are the rules with a target, unless a page has their address', () => {
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
