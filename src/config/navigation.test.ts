/** @jest-environment node */
import path from 'node:path';
import { knownRoutes, readContentPages } from '../../plugins/content/content-inventory';
import requiredMenus from '../../tests/fixtures/menus.json';
import {
  linksOf,
  menuForRoute,
  menuHeaderOf,
  menuOf,
  menus,
  pagesOutsideMenus,
} from './navigation';

// Fixed versions, so that freezing a version doesn't change the expectations.
jest.mock('../../versions.json', () => ['nodejs-v0', 'python-v0', 'go-v0', 'csharp-v0', 'jvm-v0']);
jest.mock('./sdk-versions.json', () => ({
  ...jest.requireActual<object>('./sdk-versions.json'),
  nodejs: 'v1',
  python: 'v1',
  go: 'v1',
  dart: 'v1',
}));

interface TitledLinks {
  title?: string;
  links: readonly { title: string; href: string }[];
}

/** Each link with the title of its group. Menus can have more links than the fixture. */
const rowsOf = (groups: readonly TitledLinks[]): string[] =>
  groups.flatMap((group) =>
    group.links.map(({ title, href }) => `${group.title ?? ''} > ${title} > ${href}`),
  );

describe.each(requiredMenus.map((menu) => [menu.key, menu] as const))('%s', (key, required) => {
  it('has the required links', () => {
    expect(rowsOf(menuOf(key).groups)).toEqual(expect.arrayContaining(rowsOf(required.groups)));
  });

  it('has the required links above the menu', () => {
    const { back, parent } = menuHeaderOf(key) ?? {};
    if (required.header) {
      expect(parent?.href).toBe(required.header);
    }
    if (required.back) {
      expect(back).toEqual({ title: required.back.label, href: required.back.href });
    }
  });
});

it('all pages are in a menu', () => {
  const linked = new Set(menus.flatMap((menu) => linksOf(menu).map(({ href }) => href)));
  const pages = readContentPages(path.resolve(__dirname, '../..'));
  const missing = [...knownRoutes(pages)].filter(
    (route) => !linked.has(route) && !(route in pagesOutsideMenus),
  );
  expect(missing).toEqual([]);
});

describe('menuHeaderOf', () => {
  it('returns undefined for the default menu', () => {
    expect(menuHeaderOf('docs')).toBeUndefined();
  });

  it('links to the home page if no menu links to the menu', () => {
    expect(menuHeaderOf('reference/pulumi')).toEqual({
      back: { title: 'Back to Home', href: '/' },
    });
  });

  it('includes the icon and the versions of the parent, and ignores the version in the key', () => {
    expect(menuHeaderOf('reference/go/v0')?.parent).toMatchObject({
      title: 'Go',
      href: '/reference/go',
      icon: 'go',
      versions: ['v0', 'v1'],
    });
  });
});

describe('menuOf and menuForRoute', () => {
  it('find a menu by key and by page', () => {
    expect(menuOf('guides/go').key).toBe('guides/go');
    expect(menuForRoute('/reference/csharp/v0/api/api').key).toBe('reference/csharp');
    expect(menuForRoute('/reference/env').key).toBe('docs');
  });

  it('list the accepted keys for an unknown key', () => {
    expect(() => menuOf('nope')).toThrow(/No menu has the key "nope"\. Accepted: docs, concepts, /);
  });
});
