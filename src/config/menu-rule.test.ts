/** @jest-environment node */
import { DEFAULT_MENU_KEY, DEFAULT_MENU_PATHS, menuKeyOf, withoutVersion } from './menu-rule';

/** Shortest key first, so that a rule that took the first match would fail. */
const keys = [
  'docs',
  'support',
  'apis',
  'guides',
  'guides/go',
  'reference/go',
  'reference/go/v0',
  'reference/providers',
  'reference/providers/aws',
];

describe('the menu of a page', () => {
  it.each([
    ['/apis', 'apis'],
    ['/apis/routing', 'apis'],
    ['/guides', 'guides'],
    ['/guides/deploying', 'guides'],
    ['/guides/go/serverless-rest-api-example', 'guides/go'],
    ['/reference/go', 'reference/go'],
    ['/reference/go/api/api-get', 'reference/go'],
    ['/reference/go/v0', 'reference/go/v0'],
    ['/reference/go/v0/api/api-get', 'reference/go/v0'],
    ['/reference/providers/aws/apis', 'reference/providers/aws'],
    ['/reference/providers/gcp', 'reference/providers'],
    ['/support/other', 'support'],
  ])('%s has the longest menu that its path starts with, %s', (route, key) => {
    expect(menuKeyOf(route, keys)).toBe(key);
    expect(menuKeyOf(route, [...keys].reverse())).toBe(key);
  });

  it.each([
    ['/apisx', 'apis is no whole segment of it'],
    ['/guidesmith/go', 'guides is no whole segment of it'],
    ['/docs/apis', 'the key of the default menu is no path'],
    ['/nowhere', 'no key matches'],
  ])('%s has the default menu: %s', (route) => {
    expect(menuKeyOf(route, keys)).toBe(DEFAULT_MENU_KEY);
  });

  it('does not take reference/go/v0 for the menu of /reference/go/v01', () => {
    expect(menuKeyOf('/reference/go/v01', keys)).toBe('reference/go');
  });

  it('is the default one for exactly the paths of the specification', () => {
    expect(DEFAULT_MENU_PATHS).toEqual([
      '/',
      '/support',
      '/support/upgrade',
      '/contributions',
      '/faq',
      '/reference/env',
      '/reference/custom-containers',
    ]);
    for (const route of DEFAULT_MENU_PATHS) {
      expect(menuKeyOf(route, [...keys, 'faq', 'reference'])).toBe(DEFAULT_MENU_KEY);
    }
    expect(menuKeyOf('/faq/more', [...keys, 'faq'])).toBe('faq');
  });
});

describe('withoutVersion', () => {
  it.each([
    ['reference/go/v0', 'reference/go'],
    ['reference/go/v12', 'reference/go'],
    ['reference/go', 'reference/go'],
    ['guides/v0/more', 'guides/v0/more'],
    ['reference/gov0', 'reference/gov0'],
  ])('%s -> %s', (key, expected) => {
    expect(withoutVersion(key)).toBe(expected);
  });
});
