/** @jest-environment node */
import { DEFAULT_MENU_KEY, menuKeyOf } from './menu-rule';

/** Sorted from short to long, to detect a rule that selects the first match. */
const keys = [
  'docs',
  'support',
  'contributions',
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
    ['/guides/deploying', 'guides'],
    ['/guides/go/serverless-rest-api-example', 'guides/go'],
    ['/reference/go/api/api-get', 'reference/go'],
    ['/reference/go/v0/api/api-get', 'reference/go/v0'],
    ['/reference/go/v01', 'reference/go'],
    ['/reference/providers/aws/apis', 'reference/providers/aws'],
    ['/reference/providers/gcp', 'reference/providers'],
    ['/support/other', 'support'],
  ])('selects the longest matching key for %s: %s', (route, key) => {
    expect(menuKeyOf(route, keys)).toBe(key);
    expect(menuKeyOf(route, [...keys].reverse())).toBe(key);
  });

  it.each([
    ['/apisx', 'apis is no whole segment of it'],
    ['/docs/apis', 'the key of the default menu is no path'],
    ['/nowhere', 'no key matches'],
    ['/support/upgrade', 'it is an exception'],
    ['/contributions', 'it is an exception'],
  ])('selects the default menu for %s, because %s', (route) => {
    expect(menuKeyOf(route, keys)).toBe(DEFAULT_MENU_KEY);
  });
});
