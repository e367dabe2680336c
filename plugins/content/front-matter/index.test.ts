import type { DefaultParseFrontMatter } from '@docusaurus/types';
import { createFrontMatterParser } from '.';

jest.mock('../../lib/sdk-functions/function-head', () => ({
  functionHeadOf: () => 'head',
  versionLinkOf: (_: string, route: string, version: string) =>
    route.endsWith('/v0') ? undefined : `${route} ${version}`,
}));

const good = {
  title: 'Storage',
  description: 'Store, read, list and share files from your services with Nitric buckets.',
};

function parse(file: string, frontMatter: Record<string, unknown>) {
  const defaultParseFrontMatter: DefaultParseFrontMatter = () =>
    Promise.resolve({ frontMatter, content: 'Text' });
  return createFrontMatterParser('/site')({
    filePath: `/site/${file}`,
    fileContent: '',
    defaultParseFrontMatter,
  });
}

it.each([
  ['docs/storage.mdx', '/storage', 'storage'],
  ['docs/index.mdx', '/', 'docs'],
  ['docs/reference/env.mdx', '/reference/env', 'docs'],
  ['docs/reference/go/index.mdx', '/reference/go', 'reference/go'],
  ['versioned_docs/version-go-v0/index.mdx', '/', undefined],
  ['versioned_docs/version-jvm-v0/storage.mdx', '/storage', undefined],
])('%s gets the address and the menu', async (file, slug, menu) => {
  await expect(parse(file, good)).resolves.toEqual({
    content: 'Text',
    frontMatter: { ...good, slug, displayed_sidebar: menu },
  });
});

it.each([
  [
    'docs/reference/go/api/api.mdx',
    { symbol: 'NewApi', slug: '/reference/go/api/api', function_head: 'head' },
  ],
  [
    'versioned_docs/version-go-v0/api/api.mdx',
    { slug: '/api/api', latest_version: '/reference/go/v0/api/api v1' },
  ],
])('%s gets the head of a function, or the latest version', async (file, expected) => {
  await expect(parse(file, { ...good, symbol: 'NewApi' })).resolves.toMatchObject({
    frontMatter: expected,
  });
});

it('can be something else than YAML, which page-checks reports', async () => {
  const page = await createFrontMatterParser('/site')({
    filePath: '/site/docs/storage.mdx',
    fileContent: 'Text',
    defaultParseFrontMatter: () => Promise.reject(new Error('YAML')),
  });
  expect(page).toMatchObject({ content: 'Text', frontMatter: { slug: '/storage' } });
});
