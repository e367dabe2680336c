/** @jest-environment node */
import { contentPageOf, type ContentPage } from '../../../src/config/content-routes';
import {
  contentReport,
  contentStatus,
  openCount,
  sectionOf,
  type ContentStatus,
  type ContentStatusInput,
} from './status';

function pagesOf(...files: string[]): Map<string, ContentPage> {
  const pages = files.map(contentPageOf).filter((page) => page !== undefined);
  return new Map(pages.map((page) => [page.route, page]));
}

const menu = (key: string, ...addresses: string[]) => ({
  key,
  groups: addresses.map((href) => ({ links: [{ title: 'Title', href }] })),
});

/** The status of a site without open entries. */
const finished: ContentStatusInput = {
  plannedRoutes: [
    { route: '/', title: 'Home' },
    { route: '/apis', title: 'APIs' },
  ],
  pages: pagesOf('docs/index.mdx', 'docs/apis.mdx'),
  linksIn: () => [{ url: '/apis#routing', line: 3 }],
  menus: [menu('docs', '/', '/apis')],
  redirects: [{ from: '/old', to: '/apis' }],
};

const statusOf = (changed: Partial<ContentStatusInput>): ContentStatus =>
  contentStatus({ ...finished, ...changed });

const EMPTY: ContentStatus = {
  plannedWithoutPage: [],
  pagesInNoMenu: [],
  menuLinksWithoutPage: [],
  hiddenEntries: [],
  linksToUnwrittenPages: [],
  waitingRedirects: [],
};

test('a site whose pages all exist has no open entries', () => {
  expect(statusOf({})).toEqual(EMPTY);
  expect(openCount(EMPTY)).toBe(0);
});

test.each<[string, Partial<ContentStatusInput>, Partial<ContentStatus>]>([
  [
    'planned routes without a page',
    { plannedRoutes: [{ route: '/reference/go/v0/api/api', title: 'NewApi()' }] },
    {
      plannedWithoutPage: [
        { section: 'reference/go/v0', text: '/reference/go/v0/api/api (NewApi())' },
      ],
    },
  ],
  [
    'pages in no menu',
    { pages: pagesOf('docs/index.mdx', 'docs/apis.mdx', 'docs/lost.mdx') },
    { pagesInNoMenu: [{ section: 'lost', text: '/lost (docs/lost.mdx)' }] },
  ],
  [
    'no parent page of a menu',
    {
      pages: pagesOf('docs/index.mdx', 'docs/apis.mdx', 'docs/reference/go/index.mdx'),
      menus: [...finished.menus, menu('reference/go', '/apis')],
    },
    {},
  ],
  [
    'menu links without a page, except for those that are redirected',
    { menus: [...finished.menus, menu('guides/go', '/guides/go/rest', '/old')] },
    {
      menuLinksWithoutPage: [{ section: 'guides', text: 'guides/go: Title -> /guides/go/rest' }],
    },
  ],
  [
    'redirects without a target page',
    { redirects: [{ from: '/older', to: '/storage#buckets' }] },
    { waitingRedirects: [{ section: 'storage', text: '/older -> /storage#buckets' }] },
  ],
])('the status lists %s', (_, changed, expected) => {
  expect(statusOf(changed)).toEqual({ ...EMPTY, ...expected });
});

test('the status lists links to planned pages that are not written, with file and line', () => {
  const { hiddenEntries, linksToUnwrittenPages } = statusOf({
    plannedRoutes: [{ route: '/storage', title: 'Storage' }],
    pages: pagesOf('docs/apis.mdx'),
    linksIn: () => [
      { url: '/storage#permissions', line: 7 },
      { url: '/storage', line: 12, isEntry: true },
      { url: '/nowhere', line: 8 },
      { url: './other.mdx', line: 9 },
      { url: 'https://nitric.io/storage', line: 10 },
    ],
  });
  expect(linksToUnwrittenPages).toEqual([
    { section: 'apis', text: 'docs/apis.mdx:7 -> /storage#permissions' },
  ]);
  expect(hiddenEntries).toEqual([{ section: 'apis', text: 'docs/apis.mdx:12 -> /storage' }]);
});

test.each([
  ['/#libraries', 'home'],
  ['/apis', 'apis'],
  ['/reference/cli/stacks', 'reference/cli'],
  ['/reference/go/v0/api/api', 'reference/go/v0'],
  ['/reference/providers/pulumi#pulumi-cloud', 'reference/providers'],
])('the section of %s is %s', (route, section) => {
  expect(sectionOf(route)).toBe(section);
});

test('the report groups open entries by section, with counts, and can print only counts', () => {
  const status: ContentStatus = {
    ...EMPTY,
    plannedWithoutPage: [
      { section: 'guides', text: '/guides/a (A)' },
      { section: 'concepts', text: '/concepts/b (B)' },
      { section: 'guides', text: '/guides/c (C)' },
    ],
  };
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
      'Entries of lists and cards that are hidden until their page is written: 0',
      'Other links to planned pages (shown as plain text): 0',
      'Redirects that wait for their target: 0',
      'Open: 3',
    ].join('\n'),
  );
  expect(contentReport(status, true)).not.toContain('/guides/a');
  expect(contentReport(status, true)).toContain('  guides: 2\n  concepts: 1\n');
});
