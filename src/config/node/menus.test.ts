/** @jest-environment node */
import { buildingBlocks } from '../building-blocks';
import { menus, parseMenus } from './menus';

const groupsOf = (key: string) => menus.find((menu) => menu.key === key)?.groups ?? [];

describe('parseMenus', () => {
  it('reads titles, addresses relative to the key, and icons', () => {
    const text = `
reference/go:
  - links: { Start: . }
  - title: More
    showDividerAbove: true
    links:
      Api.Get(): api/api-get
      APIs: { href: /apis, icon: globe }
`;
    const start = { title: 'Start', href: '/reference/go' };
    const links = [
      { title: 'Api.Get()', href: '/reference/go/api/api-get' },
      { title: 'APIs', href: '/apis', icon: 'globe' },
    ];
    expect(parseMenus(text)).toEqual([
      {
        key: 'reference/go',
        groups: [{ links: [start] }, { title: 'More', showDividerAbove: true, links }],
      },
    ]);
  });

  it.each([
    'https://nitric.io',
    '//nitric.io',
    '/docs',
    '/docs/apis',
    '/apis/',
    '/apis?lang=go',
    '/apis#a#b',
    '{ href: a b }',
  ])('names the file and the link if the address is %s', (href) => {
    expect(() => parseMenus(`guides: [{ links: { Page: ${href} } }]`)).toThrow(
      'src/config/node/menus.yaml:\n  - guides.0.links.Page.href: must be a path below the key of the menu, or an address without /docs, such as /apis.',
    );
  });

  it.each([
    ['guides: [{ links: { Page: { href: /a, icon: glob } } }]', /Page\.icon: .*"globe"/],
    ['guides: [{ links: { Page: { herf: /a } } }]', /Page: .*"herf"/],
    ['guides: [{ list: blocks }]', /guides\.0\.list: .*"building-blocks"/],
    ['guides: []\nguides: []', /menus\.yaml:\nMap keys must be unique at line 2/],
    ['apis: []', /apis: must not be in this file/],
  ])('rejects %j', (text, message) => {
    expect(() => parseMenus(text)).toThrow(message);
  });
});

it('lists the other blocks in the menu of a building block, and all blocks in the default menu', () => {
  const hrefs = buildingBlocks.map(({ href }) => href);
  const [overview, more] = groupsOf('jobs');
  expect(overview?.links).toEqual([{ title: 'Overview', href: '/jobs' }]);
  expect(more?.links.map(({ href }) => href)).toEqual(hrefs.filter((href) => href !== '/jobs'));
  expect(groupsOf('docs').map(({ links }) => links.map(({ href }) => href))).toContainEqual(hrefs);
});
