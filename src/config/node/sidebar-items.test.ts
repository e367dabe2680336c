/** @jest-environment node */
import { contentPageOf, type ContentPage } from '../content-routes';
import type { Menu } from './navigation';
import { versionsOf } from '../sdks';
import { requireKnownLinks, sidebarItemsOf, type SidebarItem } from './sidebar-items';

function pagesOf(...files: string[]): Map<string, ContentPage> {
  const pages = files.map(contentPageOf).filter((page) => page !== undefined);
  return new Map(pages.map((page) => [page.route, page]));
}

const go: Menu = {
  key: 'reference/go',
  groups: [
    { links: [{ title: 'Getting Started', href: '/reference/go' }] },
    {
      title: 'APIs',
      showDividerAbove: true,
      links: [
        { title: 'Api.Get()', href: '/reference/go/api/api-get', icon: 'globe', badge: 'New' },
        { title: 'Api.Put()', href: '/reference/go/api/api-put' },
      ],
    },
    { title: 'Topics', links: [{ title: 'Publish()', href: '/reference/go/topic/topic-publish' }] },
  ],
};

const groupsOf = (items: readonly SidebarItem[]) =>
  items.filter((item) => item.type === 'category');

describe('sidebarItemsOf', () => {
  const pages = pagesOf(
    'docs/index.mdx',
    'docs/reference/go/index.mdx',
    'docs/reference/go/api/api-get.mdx',
    'versioned_docs/version-go-v0/index.mdx',
  );
  const items = sidebarItemsOf(go, { versionName: 'current', pages });

  it('starts with the back link and the parent', () => {
    expect(items.slice(0, 2)).toEqual([
      { type: 'doc', id: 'index', label: 'Back to Home', customProps: { role: 'back' } },
      {
        type: 'doc',
        id: 'reference/go/index',
        label: 'Go',
        customProps: {
          role: 'parent',
          icon: 'go',
          badge: 'Experimental',
          versions: versionsOf('go'),
        },
      },
    ]);
  });

  it('links to a function on a page about several', () => {
    const href = '/reference/go/api/api-get#get';
    const menu = { ...go, groups: [{ links: [{ title: 'Api.Get()', href }] }] };
    const [group] = groupsOf(sidebarItemsOf(menu, { versionName: 'current', pages }));
    expect(group?.items).toMatchObject([{ type: 'link', href }]);
    expect(() => requireKnownLinks(menu, (route) => pages.has(route))).not.toThrow();
  });

  it('omits missing pages and empty groups', () => {
    expect(groupsOf(items)).toEqual([
      {
        type: 'category',
        label: 'Group 1',
        collapsible: false,
        collapsed: false,
        customProps: { divider: false },
        items: [
          { type: 'doc', id: 'reference/go/index', label: 'Getting Started', customProps: {} },
        ],
      },
      {
        type: 'category',
        label: 'APIs',
        collapsible: false,
        collapsed: false,
        customProps: { title: 'APIs', divider: true },
        items: [
          {
            type: 'doc',
            id: 'reference/go/api/api-get',
            label: 'Api.Get()',
            customProps: { icon: 'globe', badge: 'New' },
          },
        ],
      },
    ]);
  });

  it('uses the address for a page of another version', () => {
    const menu: Menu = {
      key: 'reference/go/v0',
      groups: [{ links: [{ title: 'Getting Started', href: '/reference/go/v0' }] }],
    };
    const [back, parent, group] = sidebarItemsOf(menu, { versionName: 'go-v0', pages });
    expect(back).toMatchObject({ type: 'link', href: '/' });
    expect(parent).toMatchObject({ type: 'link', href: '/reference/go' });
    expect(group).toMatchObject({ items: [{ type: 'doc', id: 'index' }] });
  });

  it('is empty if there are no pages', () => {
    expect(sidebarItemsOf(go, { versionName: 'current', pages: new Map() })).toEqual([]);
  });

  it('has no header for the default menu', () => {
    const docs: Menu = { key: 'docs', groups: [{ links: [{ title: 'Home', href: '/' }] }] };
    expect(sidebarItemsOf(docs, { versionName: 'current', pages }).map(({ type }) => type)).toEqual(
      ['category'],
    );
  });
});

describe('requireKnownLinks', () => {
  it('accepts links to known addresses', () => {
    expect(() => requireKnownLinks(go, (route) => route.startsWith('/reference/go'))).not.toThrow();
  });

  it('lists the other links, and says what to do', () => {
    expect(() => requireKnownLinks(go, (route) => route === '/reference/go')).toThrow(
      `Links in the menu "reference/go" that lead to no page:
  - Api.Get(): /reference/go/api/api-get
  - Api.Put(): /reference/go/api/api-put
  - Publish(): /reference/go/topic/topic-publish
Correct the address in src/config/node/menus.yaml, write the page, or add`,
    );
  });
});
