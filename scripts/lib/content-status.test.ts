/** @jest-environment node */
import { contentPageOf, type ContentPage } from '../../src/config/content-routes';
import { contentReport } from './content-report';
import {
  contentStatus,
  openCount,
  sectionOf,
  type ContentStatus,
  type ContentStatusInput,
} from './content-status';

function pagesOf(...files: string[]): Map<string, ContentPage> {
  const pages = files.map(contentPageOf).filter((page) => page !== undefined);
  return new Map(pages.map((page) => [page.route, page]));
}

/** The status of a site without open entries. */
const finished: ContentStatusInput = {
  plannedRoutes: [
    { route: '/', title: 'Home' },
    { route: '/apis', title: 'APIs' },
  ],
  pages: pagesOf('docs/index.mdx', 'docs/apis.mdx'),
  linksByFile: new Map([['docs/index.mdx', [{ url: '/apis#routing', line: 3 }]]]),
  menus: [
    {
      key: 'docs',
      groups: [
        {
          links: [
            { title: 'Home', href: '/' },
            { title: 'APIs', href: '/apis' },
          ],
        },
      ],
    },
  ],
  pagesOutsideMenus: {},
  redirects: [{ from: '/old', to: '/apis' }],
};

const statusOf = (changed: Partial<ContentStatusInput>): ContentStatus =>
  contentStatus({ ...finished, ...changed });

const EMPTY: ContentStatus = {
  plannedWithoutPage: [],
  pagesInNoMenu: [],
  menuLinksWithoutPage: [],
  linksToUnwrittenPages: [],
  waitingRedirects: [],
};

describe('the status of the content', () => {
  it('is empty if all pages exist', () => {
    expect(statusOf({})).toEqual(EMPTY);
    expect(openCount(EMPTY)).toBe(0);
  });

  it('lists planned routes without a page', () => {
    const plannedRoutes = [
      ...finished.plannedRoutes,
      { route: '/reference/go/v0/api/api', title: 'NewApi()' },
    ];
    expect(statusOf({ plannedRoutes })).toEqual({
      ...EMPTY,
      plannedWithoutPage: [
        { section: 'reference/go/v0', text: '/reference/go/v0/api/api (NewApi())' },
      ],
    });
  });

  it('lists pages in no menu, except for those excluded on purpose', () => {
    const pages = pagesOf('docs/index.mdx', 'docs/apis.mdx', 'docs/lost.mdx');
    expect(statusOf({ pages })).toEqual({
      ...EMPTY,
      pagesInNoMenu: [{ section: 'lost', text: '/lost (docs/lost.mdx)' }],
    });
    expect(statusOf({ pages, pagesOutsideMenus: { '/lost': 'a reason' } })).toEqual(EMPTY);
  });

  it('treats the parent page of a menu as part of the menu', () => {
    const pages = pagesOf('docs/index.mdx', 'docs/apis.mdx', 'docs/reference/go/index.mdx');
    const goMenu = {
      key: 'reference/go',
      groups: [{ links: [{ title: 'APIs', href: '/apis' }] }],
    };
    expect(statusOf({ pages }).pagesInNoMenu).toHaveLength(1);
    expect(statusOf({ pages, menus: [...finished.menus, goMenu] })).toEqual(EMPTY);
  });

  it('lists menu links without a page, under their menu', () => {
    const menus = [
      ...finished.menus,
      {
        key: 'guides/go',
        groups: [
          { links: [{ title: 'REST', href: '/guides/go/rest' }] },
          { links: [{ title: 'Old', href: '/old' }] },
        ],
      },
    ];
    expect(statusOf({ menus })).toEqual({
      ...EMPTY,
      menuLinksWithoutPage: [{ section: 'guides', text: 'guides/go: REST -> /guides/go/rest' }],
    });
  });

  it('lists links to planned pages that are not written, with file and line', () => {
    const status = statusOf({
      plannedRoutes: [...finished.plannedRoutes, { route: '/storage', title: 'Storage' }],
      linksByFile: new Map([
        [
          'docs/apis.mdx',
          [
            { url: '/storage#permissions', line: 7 },
            { url: '/nowhere', line: 8 },
            { url: './other.mdx', line: 9 },
            { url: 'https://nitric.io/storage', line: 10 },
          ],
        ],
      ]),
    });
    expect(status.linksToUnwrittenPages).toEqual([
      { section: 'apis', text: 'docs/apis.mdx:7 -> /storage#permissions' },
    ]);
  });

  it('lists redirects without a target page, except for those that a page replaced', () => {
    const redirects = [
      { from: '/older', to: '/storage#buckets' },
      { from: '/apis', to: '/storage' },
    ];
    expect(statusOf({ redirects })).toEqual({
      ...EMPTY,
      waitingRedirects: [{ section: 'storage', text: '/older -> /storage#buckets' }],
    });
  });
});

describe('the section of a URL', () => {
  it.each([
    ['/', 'home'],
    ['/#libraries', 'home'],
    ['/apis', 'apis'],
    ['/guides/go/rest', 'guides'],
    ['/reference/cli/stacks', 'reference/cli'],
    ['/reference/go/api/api', 'reference/go'],
    ['/reference/go/v0', 'reference/go/v0'],
    ['/reference/go/v0/api/api', 'reference/go/v0'],
    ['/reference/providers/pulumi#pulumi-cloud', 'reference/providers'],
  ])('%s is %s', (route, section) => {
    expect(sectionOf(route)).toBe(section);
  });
});

describe('the report', () => {
  const status: ContentStatus = {
    ...EMPTY,
    plannedWithoutPage: [
      { section: 'guides', text: '/guides/a (A)' },
      { section: 'concepts', text: '/concepts/b (B)' },
      { section: 'guides', text: '/guides/c (C)' },
    ],
  };

  it('groups open entries by section, with counts', () => {
    expect(contentReport(status, false)).toBe(
      [
        'Planned routes without a page: 3',
        '  guides: 2',
        '    /guides/a (A)',
        '    /guides/c (C)',
        '  concepts: 1',
        '    /concepts/b (B)',
        'Pages in no menu: 0',
        'Menu links without a page: 0',
        'Links to planned pages that are not written (shown as plain text): 0',
        'Redirects that wait for their target: 0',
        'Open: 3',
      ].join('\n'),
    );
  });

  it('can print only counts', () => {
    expect(contentReport(status, true)).not.toContain('/guides/a');
    expect(contentReport(status, true)).toContain('  guides: 2\n  concepts: 1\n');
  });
});
