/** @jest-environment node */
import fc from 'fast-check';
import { matchPath as originalMatchPath } from 'react-router';
import { matchRoutes as originalMatchRoutes } from 'react-router-config';
import { matchPath, matchRoutes } from './match-path';

/** Pieces that addresses are made of here, and characters that mean something to a pattern elsewhere. */
const segment = fc.oneof(
  fc.constantFrom(
    'docs',
    'Docs',
    'apis',
    'c++',
    'v1.0',
    'a b',
    'é',
    'É',
    '$1',
    '[x]',
    'a^b',
    'why?',
  ),
  fc.stringMatching(/^[\w.+?$^|[\]{}-]{0,6}$/),
);
const pathname = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.boolean())
  .map(([segments, hasSlash]) => `/${segments.join('/')}${hasSlash ? '/' : ''}`);
const routePath = fc.oneof(
  { weight: 8, arbitrary: pathname },
  fc.constantFrom('*', '/', '', '/docs/*', '/docs/*/b', '/docs*'),
);
const flag = fc.option(fc.boolean(), { nil: undefined });
const flags = { exact: flag, strict: flag, sensitive: flag };

test('a path is matched as react-router does, whatever its characters and flags', () => {
  fc.assert(
    fc.property(fc.record({ path: routePath, ...flags }), pathname, (pattern, address) => {
      expect(matchPath(address, pattern)).toEqual(originalMatchPath(address, pattern));
    }),
    { numRuns: 2000 },
  );
});

test('an address of the route, below it and beside it is matched as react-router does', () => {
  const endings = ['', '/', '//', '/b', '/b/', 'b', '?', '.html', '/index.html', '\n'];
  fc.assert(
    fc.property(
      fc.record({ path: pathname, ...flags }),
      fc.constantFrom(...endings),
      fc.constantFrom<(path: string) => string>(
        (path) => path,
        (path) => path.toUpperCase(),
        (path) => path.replace(/\/$/, ''),
      ),
      (pattern, ending, change) => {
        const address = change(pattern.path) + ending;
        expect(matchPath(address, pattern)).toEqual(originalMatchPath(address, pattern));
      },
    ),
    { numRuns: 2000 },
  );
});

test('nothing is matched without a path', () => {
  expect(matchPath('/docs', {})).toBeNull();
  expect(originalMatchPath('/docs', {})).toBeNull();
});

interface Route {
  path: string;
  exact?: boolean;
  routes?: Route[];
}

/** As Docusaurus generates the routes of this site. */
const page = (path: string): Route => ({ path, exact: true });
const routes: Route[] = [
  page('/docs/search'),
  {
    path: '/docs/',
    routes: [
      {
        path: '/docs/reference/go/v0',
        routes: [
          {
            path: '/docs/reference/go/v0',
            routes: [page('/docs/reference/go/v0'), page('/docs/reference/go/v0/api/api-get')],
          },
        ],
      },
      {
        path: '/docs/',
        routes: [
          { path: '/docs/', routes: [page('/docs/apis'), page('/docs/faq'), page('/docs/')] },
        ],
      },
    ],
  },
  { path: '*' },
];

test.each([
  '/docs',
  '/docs/',
  '/docs/apis',
  '/docs/apis/',
  '/docs/APIs',
  '/docs/apis.html',
  '/docs/apis/index.html',
  '/docs/apis/routing',
  '/docs/reference/go/v0',
  '/docs/reference/go/v0/',
  '/docs/reference/go/v0/api/api-get',
  '/docs/reference/go/v01',
  '/docs/caf%C3%A9',
  '/docs/café',
  '/docsearch',
  '/',
  '',
])('the routes of %j are those that react-router-config finds', (address) => {
  const found = matchRoutes(routes, address);
  expect(found).toEqual(originalMatchRoutes(routes, address));
  expect(found[0]?.route.path).toBe(
    address.startsWith('/docs/') || address === '/docs' ? '/docs/' : '*',
  );
});
