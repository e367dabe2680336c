/** @jest-environment node */
import factMenus from '../../tests/fixtures/menus.json';
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

// The versions of the day the facts were taken, whatever has been cut since.
jest.mock('../../versions.json', () => ['nodejs-v0', 'python-v0', 'go-v0', 'csharp-v0', 'jvm-v0']);
jest.mock('./sdk-versions.json', () => ({ nodejs: 'v1', python: 'v1', go: 'v1', dart: 'v1' }));

interface FactLink {
  title: string;
  href: string;
  badge?: string;
  versions?: string[];
}

interface FactGroup {
  title?: string;
  showDividerAbove?: boolean;
  links: FactLink[];
}

interface FactMenu {
  key: string;
  header: string | null;
  back: { href: string; label: string } | null;
  groups: FactGroup[];
}

/** The menus as they were specified: keys, headers, and the titles and addresses of each menu. */
const facts: readonly FactMenu[] = factMenus;

const JOBS = { title: 'Jobs', href: '/jobs' };
const blockKeys: readonly string[] = buildingBlocks.map(({ key }) => key);

/** The page that was specified without a menu. */
const JVM_API_ALL = '/reference/jvm/v0/api/api-all';

/** The facts' badges carry a pictogram, and its versions run from new to old. */
function expectedLink({ title, href, badge, versions }: FactLink): FactLink {
  return {
    title,
    href,
    ...(badge ? { badge: badge.replace(/[^\w\s].*$/u, '').trim() } : {}),
    ...(versions ? { versions: [...versions].sort() } : {}),
  };
}

function actualLink({ title, href, badge, versions }: MenuLink): FactLink {
  return {
    title,
    href,
    ...(badge ? { badge } : {}),
    ...(versions ? { versions: [...versions] } : {}),
  };
}

/** A list of building blocks has Jobs after HTTP, or first where HTTP is the page itself. */
function withJobs(links: readonly FactLink[]): FactLink[] {
  const isBlockList =
    links.some(({ href }) => href === '/keyvalue' || href === '/sql') && links.length > 7;
  const at =
    links.findIndex(({ href }) => href === '/http') + 1 ||
    links.findIndex(({ href }) => href === '/apis') + 1;
  return isBlockList ? [...links.slice(0, at), JOBS, ...links.slice(at)] : [...links];
}

function expectedGroups({ groups }: FactMenu): FactGroup[] {
  return groups.map(({ title, showDividerAbove, links }) => ({
    ...(title ? { title } : {}),
    ...(showDividerAbove ? { showDividerAbove } : {}),
    links: withJobs(links.map(expectedLink)),
  }));
}

/** The groups and links of a menu that the facts have too: menus may gain more. */
function groupsInFacts(menu: Menu, fact: FactMenu): FactGroup[] {
  const titles = new Set(fact.groups.map(({ title }) => title));
  const hrefs = new Set(expectedGroups(fact).flatMap(({ links }) => links.map(({ href }) => href)));
  return menu.groups
    .filter(({ title }) => titles.has(title))
    .map(({ title, showDividerAbove, links }) => ({
      ...(title ? { title } : {}),
      ...(showDividerAbove ? { showDividerAbove } : {}),
      links: links.filter(({ href }) => hrefs.has(href)).map(actualLink),
    }));
}

const sortedByHref = (links: readonly FactLink[]): FactLink[] =>
  [...links].sort((a, b) => (a.href < b.href ? -1 : 1));

describe('the menus', () => {
  it('are the 37 of the facts and the one for jobs', () => {
    expect(facts).toHaveLength(37);
    expect(menuKeys).toEqual(expect.arrayContaining([...facts.map(({ key }) => key), 'jobs']));
  });

  it.each(facts.filter(({ key }) => !blockKeys.includes(key)).map((menu) => [menu.key, menu]))(
    '%s has the groups, titles and addresses of the facts',
    (key, fact) => {
      expect(groupsInFacts(menuOf(key), fact)).toEqual(expectedGroups(fact));
    },
  );

  it.each(facts.filter(({ key }) => blockKeys.includes(key)).map((menu) => [menu.key, menu]))(
    '%s has its overview, then the other blocks of the facts and Jobs',
    (key, fact) => {
      const [overview, more] = menuOf(key).groups;
      const [factOverview, factMore] = fact.groups;
      expect(overview?.links.map(actualLink)).toEqual(factOverview?.links);
      expect(more?.title).toBe(factMore?.title);
      expect(sortedByHref((more?.links ?? []).map(actualLink))).toEqual(
        sortedByHref([...(factMore?.links ?? []).map(expectedLink), JOBS]),
      );
    },
  );

  it('give jobs a menu like that of the other blocks', () => {
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

  it('have the page of jvm api.all, which was in no menu', () => {
    expect(linksOf(menuOf('reference/jvm')).map(({ href }) => href)).toContain(JVM_API_ALL);
  });

  it('mark the libraries that are not finished', () => {
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

  it('have each planned page', () => {
    const linked = new Set(menus.flatMap((menu) => linksOf(menu).map(({ href }) => href)));
    const missing = plannedRoutes
      .map(({ route }) => route)
      .filter((route) => !linked.has(route) && !(route in pagesOutsideMenus));
    expect(missing).toEqual([]);
  });
});

describe('what stands above a menu', () => {
  it.each(facts.map((menu) => [menu.key, menu]))('%s: as in the facts', (key, { header, back }) => {
    const actual = menuHeaderOf(key);
    expect(actual?.parent?.href ?? null).toBe(key === 'support' ? '/support' : header);
    if (back) {
      expect(actual?.back).toMatchObject({ title: back.label, href: back.href });
    }
  });

  it('is nothing for the default menu', () => {
    expect(menuHeaderOf('docs')).toBeUndefined();
  });

  it('is the way home for a menu that nothing links to', () => {
    expect(menuHeaderOf('reference/pulumi')).toEqual({
      back: { title: 'Back to Home', href: '/' },
    });
  });

  it('carries icon and versions of the parent, versions ignored in the key', () => {
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

  it('name the accepted keys when there is no such menu', () => {
    expect(() => menuOf('nope')).toThrow(/No menu has the key "nope"\. Accepted: docs, concepts, /);
  });
});

describe('checkMenus', () => {
  const menuWith = (link: object): Menu[] => [
    { key: 'apis', groups: [{ links: [{ title: 'Routing', href: '/apis', ...link }] }] },
  ];

  it('gives back a list that is well', () => {
    const list = menuWith({ icon: 'globe' });
    expect(checkMenus(list)).toBe(list);
  });

  it('names menu, link and accepted icons for an unknown icon', () => {
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
  ])('refuses the address "%s" with the menu, the link and an example', (href) => {
    expect(() => checkMenus(menuWith({ href }))).toThrow(
      `Menu "apis", link "Routing": href "${href}" is not accepted. Write an address of this site without /docs, such as /apis.`,
    );
  });

  it('accepts an address that only starts like the base', () => {
    expect(() => checkMenus(menuWith({ href: '/docs-as-code' }))).not.toThrow();
  });

  it('refuses two menus with one key', () => {
    const [menu] = menuWith({});
    expect(() => checkMenus(menu ? [menu, menu] : [])).toThrow(
      'Menu "apis" is defined twice. Keys of menus are unique.',
    );
  });
});
