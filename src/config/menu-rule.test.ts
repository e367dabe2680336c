/** @jest-environment node */
import { DEFAULT_MENU_KEY, DEFAULT_MENU_PATHS, menuKeyOf, withoutVersion } from './menu-rule';

/** Sorted from short to long, to detect a rule that selects the first match. */
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

describe('menuKeyOf', () => {
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
  ])('selects the longest matching key for %s: %s', (route, key) => {
    expect(menuKeyOf(route, keys)).toBe(key);
    expect(menuKeyOf(route, [...keys].reverse())).toBe(key);
  });

  it.each([
    ['/apisx', 'apis is no whole segment of it'],
    ['/guidesmith/go', 'guides is no whole segment of it'],
    ['/docs/apis', 'the key of the default menu is no path'],
    ['/nowhere', 'no key matches'],
  ])('selects the default menu for %s', (route) => {
    expect(menuKeyOf(route, keys)).toBe(DEFAULT_MENU_KEY);
  });

  it('does not match reference/go/v0 with /reference/go/v01', () => {
    expect(menuKeyOf('/reference/go/v01', keys)).toBe('reference/go');
  });

  it('has no unexpected default paths', () => {
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
