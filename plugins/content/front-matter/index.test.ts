import path from 'node:path';
import type { DefaultParseFrontMatter } from '@docusaurus/types';
import { createFrontMatterParser } from '.';

jest.mock('../../lib/sdk-functions/function-head', () => ({
  functionHeadOf: () => 'head',
  versionLinkOf: (_: string, route: string, version: string) =>
    route.endsWith('/v0') ? undefined : `${route} ${version}`,
}));

const siteDir = '/site';

const good = {
  title: 'Storage',
  description: 'Store, read, list and share files from your services with Nitric buckets.',
};

function parse(file: string, frontMatter: Record<string, unknown>) {
  const defaultParseFrontMatter: DefaultParseFrontMatter = () =>
    Promise.resolve({ frontMatter, content: 'Text' });
  return createFrontMatterParser(siteDir)({
    filePath: path.join(siteDir, file),
    fileContent: '',
    defaultParseFrontMatter,
  });
}

describe('front matter', () => {
  it.each([
    ['docs/storage.mdx', '/storage', 'storage'],
    ['docs/index.mdx', '/', 'docs'],
    ['docs/reference/env.mdx', '/reference/env', 'docs'],
    ['docs/reference/go/index.mdx', '/reference/go', 'reference/go'],
    ['versioned_docs/version-go-v0/index.mdx', '/', undefined],
    ['versioned_docs/version-csharp-v0/index.mdx', '/', undefined],
  ])('of %s gets the address and the menu', async (file, slug, menu) => {
    await expect(parse(file, good)).resolves.toEqual({
      content: 'Text',
      frontMatter: { ...good, slug, displayed_sidebar: menu },
    });
  });

  it('uses the file path for a page with the name of its folder', async () => {
    const page = { ...good, symbol: 'NewApi' };
    await expect(parse('docs/reference/go/api/api.mdx', page)).resolves.toMatchObject({
      frontMatter: { slug: '/reference/go/api/api', function_head: 'head' },
    });
    await expect(parse('versioned_docs/version-go-v0/api/api.mdx', page)).resolves.toMatchObject({
      frontMatter: { slug: '/api/api' },
    });
  });

  it('leads from pages of an older version to the latest one', async () => {
    await expect(parse('versioned_docs/version-go-v0/storage.mdx', good)).resolves.toMatchObject({
      frontMatter: { latest_version: '/reference/go/v0/storage v1' },
    });
    const latest = await parse('versioned_docs/version-jvm-v0/storage.mdx', good);
    expect(latest.frontMatter).not.toHaveProperty('latest_version');
  });

  it('can be something else than YAML, which page-checks reports', async () => {
    const parser = createFrontMatterParser('/site');
    const page = await parser({
      filePath: '/site/docs/storage.mdx',
      fileContent: 'Text',
      defaultParseFrontMatter: () => Promise.reject(new Error('YAML')),
    });
    expect(page).toMatchObject({ content: 'Text', frontMatter: { slug: '/storage' } });
  });
});
