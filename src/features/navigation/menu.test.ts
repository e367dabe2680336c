import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { menuOf, neighborsOf } from './menu';

const link = (label: string, href: string, customProps = {}): PropSidebarItem => ({
  type: 'link',
  label,
  href: `/docs${href}`,
  customProps,
});

const sidebars = {
  docs: [
    link('Guides', '/guides'),
    link('Storage', '/storage', { icon: 'folder' }),
    link('Pulumi', '/reference/providers/pulumi', { icon: 'pulumi' }),
  ],
  guides: [link('Node.js Guides', '/guides/nodejs', { icon: 'nodejs' })],
  'guides/nodejs': [
    link('Debugging', '/guides/nodejs/debugging'),
    link('Testing', '/guides/nodejs/testing'),
  ],
  storage: [link('Overview', '/storage'), link('Guides', '/guides')],
  'reference/pulumi': [link('Overview', '/reference/providers/pulumi')],
  'reference/go': [
    link('Getting Started', '/reference/go/v0'),
    link('NewApi()', '/reference/go/v0/api/api'),
    link('Api.Get()', '/reference/go/v0/api/methods', { hash: 'get' }),
    link('Api.Put()', '/reference/go/v0/api/methods', { hash: 'put' }),
    link('Api.NewRoute()', '/reference/go/v0/api/route'),
  ],
};

const home = { title: 'Back to Home', href: '/' };

describe('above a menu', () => {
  it.each([
    ['its page in the default menu', 'storage', home, '/storage', 'folder'],
    ['the page of a first entry that the default menu has', 'reference/pulumi', home, '/reference/providers/pulumi', 'pulumi'], // prettier-ignore
    ['the section of a second-level menu', 'guides/nodejs', { title: 'Back to Guides', href: '/guides' }, '/guides/nodejs', 'nodejs'], // prettier-ignore
    ['the latest version of the SDK', 'reference/go', home, '/reference/go', 'go'],
  ])('is %s', (_, key, back, href, icon) => {
    expect(menuOf(key, sidebars, `/${key}/v0`)).toMatchObject({ back, parent: { href, icon } });
  });

  it('is nothing for the default menu, and for a page without a menu', () => {
    expect(Object.keys(menuOf('docs', sidebars, '/'))).toEqual(['groups']);
    expect(menuOf(undefined, sidebars, '/')).toEqual({ groups: [] });
  });
});

describe('the previous and next pages', () => {
  const neighborsIn = (key: string, route: string): (string | undefined)[] => {
    const { previous, next } = neighborsOf(menuOf(key, sidebars, route), route);
    return [previous?.href, next?.href];
  };

  it.each([
    ['start with the parent', 'guides/nodejs', '/guides/nodejs', undefined, '/guides/nodejs/debugging'], // prettier-ignore
    ['follow the menu', 'guides/nodejs', '/guides/nodejs/debugging', '/guides/nodejs', '/guides/nodejs/testing'], // prettier-ignore
    ['have the parent once if an entry leads to it', 'storage', '/storage', undefined, '/guides'],
    ['stay in a frozen version', 'reference/go', '/reference/go/v0', undefined, '/reference/go/v0/api/api'], // prettier-ignore
    ['have a page about several functions once', 'reference/go', '/reference/go/v0/api/methods', '/reference/go/v0/api/api', '/reference/go/v0/api/route'], // prettier-ignore
    ['lead to the first of several functions', 'reference/go', '/reference/go/v0/api/route', '/reference/go/v0/api/methods#get', undefined], // prettier-ignore
    ['are none outside the menu', 'storage', '/faq', undefined, undefined],
  ])('%s', (_, key, route, previous, next) => {
    expect(neighborsIn(key, route)).toEqual([previous, next]);
  });
});
