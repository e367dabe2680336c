import { createMatcher } from '@docusaurus/utils';
import { createSitemapOptions } from './sitemap-options';

test('there is a sitemap only if search engines may index the site', () => {
  expect(createSitemapOptions({ DOCS_ROBOTS: 'noindex,nofollow' })).toBe(false);
});

test('the sitemap leaves out frozen versions of SDKs, and search', () => {
  const options = createSitemapOptions({ DOCS_ROBOTS: 'index,follow' });
  const isLeftOut = createMatcher(options ? options.ignorePatterns : []);
  const routes = ['/', '/apis', '/search', '/reference/go', '/reference/go/api/api'];
  const frozen = ['/reference/go/v0', '/reference/go/v0/api', '/reference/jvm/v0/storage'];
  expect([...routes, ...frozen].filter((route) => !isLeftOut(`/docs${route}`))).toEqual([
    '/',
    '/apis',
    '/reference/go',
    '/reference/go/api/api',
  ]);
});
