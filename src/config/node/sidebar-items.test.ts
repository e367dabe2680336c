/** @jest-environment node */
import { contentPageOf, type ContentPage } from '../content-routes';
import type { Menu } from './navigation';
import { versionsOf } from '../sdks';
import { sidebarItemsOf, type SidebarItem } from './sidebar-items';

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
      ],
    },
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
  });

  it('has a category per group', () => {
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

  it('lists the links that lead to no page, and says what to do', () => {
    const noPages = { versionName: 'current', pages: pagesOf('docs/index.mdx') };
    expect(() => sidebarItemsOf(go, noPages)).toThrow(
      `Links in the menu "reference/go" that lead to no page:
  - Getting Started: /reference/go
  - Api.Get(): /reference/go/api/api-get
Correct the address in src/config/node/menus.yaml, or write the page.`,
    );
  });
});
