import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { DEFAULT_MENU_KEY, groupsOf, menuKeyOf } from './menus';

// tests/integration/menus.test.ts has all pages.
test.each([
  ['/apisx', 'apis is no whole segment of it'],
  ['/docs/apis', 'the key of the default menu is no path'],
  ['/nowhere', 'no key matches'],
  ['/support/upgrade', 'it is an exception'],
  ['/contributions', 'it is an exception'],
])('the menu of %s is the default one, because %s', (route) => {
  expect(menuKeyOf(route, ['docs', 'apis', 'support', 'contributions'])).toBe(DEFAULT_MENU_KEY);
});

test('groupsOf starts a group at each category and each line', () => {
  const link = (label: string, href: string, customProps = {}): PropSidebarItem => ({
    type: 'link',
    label,
    href,
    customProps,
  });
  const category = { type: 'category', collapsed: false, collapsible: false } as const;
  const sidebar: PropSidebarItem[] = [
    link('Home', '/docs/', { icon: 'home' }),
    link('JVM', '/reference/jvm/v0', { badge: 'Coming soon' }),
    { ...category, label: 'APIs', items: [link('get()', '/docs/api/methods', { hash: 'get' })] },
    link('Support', '/docs/support'),
    { type: 'html', value: '<hr>' },
    link('FAQs', '/docs/faq'),
  ];
  expect(groupsOf(sidebar)).toEqual([
    {
      divider: false,
      links: [
        { title: 'Home', href: '/', icon: 'home' },
        { title: 'JVM', href: '/reference/jvm/v0', badge: 'Coming soon' },
      ],
    },
    { title: 'APIs', divider: false, links: [{ title: 'get()', href: '/api/methods#get' }] },
    { divider: false, links: [{ title: 'Support', href: '/support' }] },
    { divider: true, links: [{ title: 'FAQs', href: '/faq' }] },
  ]);
});
