/** @jest-environment node */
import expectedMenuData from '../../tests/fixtures/menus.json';
import { buildingBlocks } from './building-blocks';
import { iconNames } from './icons';
import {
  checkMenus,
  linksOf,
  menuForRoute,
  menuHeaderOf,
  menuKeys,
  menuOf,
  menus,
  pagesOutsideMenus,
  type Menu,
  type MenuLink,
} from './navigation';
import plannedRoutes from './planned-routes.json';

// Fixed versions, so that freezing a version doesn't change the expectations.
jest.mock('../../versions.json', () => ['nodejs-v0', 'python-v0', 'go-v0', 'csharp-v0', 'jvm-v0']);
jest.mock('./sdk-versions.json', () => ({ nodejs: 'v1', python: 'v1', go: 'v1', dart: 'v1' }));

interface ExpectedLink {
  title: string;
  href: string;
  badge?: string;
  versions?: string[];
}

interface ExpectedGroup {
  title?: string;
  showDividerAbove?: boolean;
  links: ExpectedLink[];
}

interface ExpectedMenu {
  key: string;
  header: string | null;
  back: { href: string; label: string } | null;
  groups: ExpectedGroup[];
}

/** The required menus, with their headers, titles, and addresses. */
const expectedMenus: readonly ExpectedMenu[] = expectedMenuData;

const JOBS = { title: 'Jobs', href: '/jobs' };
const blockKeys: readonly string[] = buildingBlocks.map(({ key }) => key);

/** A page that is not in the required menus. */
const JVM_API_ALL = '/reference/jvm/v0/api/api-all';

/** Normalizes a link of the fixture: its badges contain an emoji, and its versions are sorted from new to old. */
function expectedLink({ title, href, badge, versions }: ExpectedLink): ExpectedLink {
  return {
    title,
    href,
    ...(badge ? { badge: badge.replace(/[^\w\s].*$/u, '').trim() } : {}),
    ...(versions ? { versions: [...versions].sort() } : {}),
  };
}

function actualLink({ title, href, badge, versions }: MenuLink): ExpectedLink {
  return {
    title,
    href,
    ...(badge ? { badge } : {}),
    ...(versions ? { versions: [...versions] } : {}),
  };
}

/** Adds Jobs to a list of building blocks: after HTTP, or first in the menu of HTTP. */
function withJobs(links: readonly ExpectedLink[]): ExpectedLink[] {
  const isBlockList =
    links.some(({ href }) => href === '/keyvalue' || href === '/sql') && links.length > 7;
  const at =
    links.findIndex(({ href }) => href === '/http') + 1 ||
    links.findIndex(({ href }) => href === '/apis') + 1;
  return isBlockList ? [...links.slice(0, at), JOBS, ...links.slice(at)] : [...links];
}

function expectedGroups({ groups }: ExpectedMenu): ExpectedGroup[] {
  return groups.map(({ title, showDividerAbove, links }) => ({
    ...(title ? { title } : {}),
    ...(showDividerAbove ? { showDividerAbove } : {}),
    links: withJobs(links.map(expectedLink)),
  }));
}

/** The groups and links of a menu that the fixture contains, because menus can have more. */
function groupsWithExpectedLinks(menu: Menu, expected: ExpectedMenu): ExpectedGroup[] {
  const titles = new Set(expected.groups.map(({ title }) => title));
  const hrefs = new Set(
    expectedGroups(expected).flatMap(({ links }) => links.map(({ href }) => href)),
  );
  return menu.groups
    .filter(({ title }) => titles.has(title))
    .map(({ title, showDividerAbove, links }) => ({
      ...(title ? { title } : {}),
      ...(showDividerAbove ? { showDividerAbove } : {}),
      links: links.filter(({ href }) => hrefs.has(href)).map(actualLink),
    }));
}

const sortedByHref = (links: readonly ExpectedLink[]): ExpectedLink[] =>
  [...links].sort((a, b) => (a.href < b.href ? -1 : 1));

describe('the menus', () => {
  it('are the 37 required menus and the menu for jobs', () => {
    expect(expectedMenus).toHaveLength(37);
    expect(menuKeys).toEqual(
      expect.arrayContaining([...expectedMenus.map(({ key }) => key), 'jobs']),
    );
  });

  it.each(
    expectedMenus.filter(({ key }) => !blockKeys.includes(key)).map((menu) => [menu.key, menu]),
  )('%s has the required groups, titles, and addresses', (key, expected) => {
    expect(groupsWithExpectedLinks(menuOf(key), expected)).toEqual(expectedGroups(expected));
  });

  it.each(
    expectedMenus.filter(({ key }) => blockKeys.includes(key)).map((menu) => [menu.key, menu]),
  )('%s has its overview, then the other blocks and Jobs', (key, expected) => {
    const [overview, more] = menuOf(key).groups;
    const [expectedOverview, expectedMore] = expected.groups;
    expect(overview?.links.map(actualLink)).toEqual(expectedOverview?.links);
    expect(more?.title).toBe(expectedMore?.title);
    expect(sortedByHref((more?.links ?? []).map(actualLink))).toEqual(
      sortedByHref([...(expectedMore?.links ?? []).map(expectedLink), JOBS]),
    );
  });

  it('include a menu for jobs like those of the other blocks', () => {
    const [overview, more] = menuOf('jobs').groups;
    expect(overview?.links).toEqual([{ title: 'Overview', href: '/jobs' }]);
    expect(more?.links.map(({ href }) => href)).toEqual(
      buildingBlocks.map(({ href }) => href).filter((href) => href !== '/jobs'),
    );
  });

  it.each([
    ['reference/csharp', 'Collections', 12],
    ['reference/csharp', 'Secrets', 5],
    ['reference/csharp', 'Websockets', 5],
  ])('%s has a group %s for pages that were in no menu', (key, title, count) => {
    expect(menuOf(key).groups.find((group) => group.title === title)?.links).toHaveLength(count);
  });

  it('contain the page of jvm api.all', () => {
    expect(linksOf(menuOf('reference/jvm')).map(({ href }) => href)).toContain(JVM_API_ALL);
  });

  it('mark experimental and legacy SDKs', () => {
    const badges = linksOf(menuOf('docs')).flatMap(({ title, badge }) =>
      badge ? [[title, badge]] : [],
    );
    expect(badges).toEqual([
      ['Go', 'Experimental'],
      ['Dart', 'Experimental'],
      ['C# .NET', 'Coming soon'],
      ['JVM', 'Coming soon'],
    ]);
  });

  it('contain all planned pages', () => {
    const linked = new Set(menus.flatMap((menu) => linksOf(menu).map(({ href }) => href)));
    const missing = plannedRoutes
      .map(({ route }) => route)
      .filter((route) => !linked.has(route) && !(route in pagesOutsideMenus));
    expect(missing).toEqual([]);
  });
});

describe('menuHeaderOf', () => {
  it.each(expectedMenus.map((menu) => [menu.key, menu]))(
    '%s has the expected header',
    (key, { header, back }) => {
      const actual = menuHeaderOf(key);
      expect(actual?.parent?.href ?? null).toBe(key === 'support' ? '/support' : header);
      if (back) {
        expect(actual?.back).toMatchObject({ title: back.label, href: back.href });
      }
    },
  );

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

describe('checkMenus', () => {
  const menuWith = (link: object): Menu[] => [
    { key: 'apis', groups: [{ links: [{ title: 'Routing', href: '/apis', ...link }] }] },
  ];

  it('returns a valid list', () => {
    const list = menuWith({ icon: 'globe' });
    expect(checkMenus(list)).toBe(list);
  });

  it('reports the menu, the link, and the accepted icons for an unknown icon', () => {
    expect(() => checkMenus(menuWith({ icon: 'glob' }))).toThrow(
      `Menu "apis", link "Routing": unknown icon "glob". Accepted: ${iconNames.join(', ')}.`,
    );
  });

  it.each([
    'apis',
    'https://nitric.io',
    '/docs',
    '/docs/apis',
    '',
    '//nitric.io',
    '/apis/',
    '/apis#routing',
  ])('rejects the address "%s" with the menu, the link, and an example', (href) => {
    expect(() => checkMenus(menuWith({ href }))).toThrow(
      `Menu "apis", link "Routing": href "${href}" is not accepted. Write an address of this site without /docs, such as /apis.`,
    );
  });

  it('accepts an address that only starts with the name of the base', () => {
    expect(() => checkMenus(menuWith({ href: '/docs-as-code' }))).not.toThrow();
  });

  it('rejects duplicate keys', () => {
    const [menu] = menuWith({});
    expect(() => checkMenus(menu ? [menu, menu] : [])).toThrow(
      'Menu "apis" is defined twice. Each menu requires a unique key.',
    );
  });
});
