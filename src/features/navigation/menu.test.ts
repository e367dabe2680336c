import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { menuOfSidebar, neighborsOf, pagesOfMenu } from './menu';

const link = (label: string, href: string, customProps?: Record<string, unknown>) =>
  ({ type: 'link', label, href, customProps }) as PropSidebarItem;

const sidebar: PropSidebarItem[] = [
  link('Back to Guides', '/docs/guides', { role: 'back' }),
  link('Node.js Guides', '/docs/guides/nodejs', { role: 'parent', icon: 'nodejs' }),
  {
    type: 'category',
    label: 'Group 1',
    collapsible: false,
    collapsed: false,
    customProps: { divider: false },
    items: [link('Debugging', '/docs/guides/nodejs/debugging')],
  } as PropSidebarItem,
  {
    type: 'category',
    label: 'Auth',
    collapsible: false,
    collapsed: false,
    customProps: { title: 'Auth', divider: true },
    items: [link('Secure API', '/guides/nodejs/auth', { badge: 'New' })],
  } as PropSidebarItem,
];

const menu = menuOfSidebar(sidebar);

test('converts the sidebar that config/node/sidebar-items created', () => {
  expect(menu.back).toMatchObject({ title: 'Back to Guides', href: '/guides' });
  expect(menu.parent).toMatchObject({ href: '/guides/nodejs', icon: 'nodejs' });
  expect(menu.groups).toMatchObject([
    { divider: false, links: [{ title: 'Debugging', href: '/guides/nodejs/debugging' }] },
    { title: 'Auth', divider: true, links: [{ badge: 'New' }] },
  ]);
});

test('the parent comes first, unless a group links to it or to another version of it', () => {
  expect(pagesOfMenu(menu).map(({ href }) => href)).toEqual([
    '/guides/nodejs',
    '/guides/nodejs/debugging',
    '/guides/nodejs/auth',
  ]);
  const listed = menuOfSidebar([
    link('APIs', '/docs/apis', { role: 'parent' }),
    { ...sidebar[2], items: [link('Overview', '/docs/apis')] } as PropSidebarItem,
  ]);
  expect(pagesOfMenu(listed)).toHaveLength(1);
  const frozen = menuOfSidebar([
    link('Go', '/docs/reference/go', { role: 'parent' }),
    { ...sidebar[2], items: [link('Getting Started', '/docs/reference/go/v1')] } as PropSidebarItem,
  ]);
  expect(pagesOfMenu(frozen).map(({ href }) => href)).toEqual(['/reference/go/v1']);
});

test('the previous and next pages follow the order of the links across groups', () => {
  expect(neighborsOf(menu, '/guides/nodejs')).toMatchObject({
    previous: undefined,
    next: { href: '/guides/nodejs/debugging' },
  });
  expect(neighborsOf(menu, '/guides/nodejs/debugging')).toMatchObject({
    previous: { href: '/guides/nodejs' },
    next: { href: '/guides/nodejs/auth' },
  });
  expect(neighborsOf(menu, '/guides/nodejs/auth').next).toBeUndefined();
});

test('a page outside the menu has no neighbors', () => {
  expect(neighborsOf(menu, '/faq')).toEqual({});
});

test('a page about several functions is one page in the reading order', () => {
  const links = ['api', 'methods#get', 'methods#put', 'route'].map((path) =>
    link(path, `/docs/${path}`),
  );
  const api = menuOfSidebar([{ ...sidebar[2], items: links } as PropSidebarItem]);
  expect(neighborsOf(api, '/methods')).toMatchObject({
    previous: { href: '/api' },
    next: { href: '/route' },
  });
  expect(neighborsOf(api, '/route').previous).toMatchObject({ href: '/methods#get' });
});
