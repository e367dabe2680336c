/** @jest-environment node */
import path from 'node:path';
import type { DefaultParseFrontMatter } from '@docusaurus/types';
import { createFrontMatterParser } from '.';

const siteDir = path.join(path.sep, 'site');
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

describe('the front matter of a page', () => {
  it.each([
    ['docs/storage.mdx', '/storage', 'storage'],
    ['docs/index.mdx', '/', 'docs'],
    ['docs/reference/env.mdx', '/reference/env', 'docs'],
    ['docs/reference/go/index.mdx', '/reference/go', 'reference/go'],
    ['versioned_docs/version-go-v0/index.mdx', '/', 'reference/go/v0'],
    ['versioned_docs/version-csharp-v0/index.mdx', '/', 'reference/csharp'],
  ])('of %s gets its address and its menu', async (file, slug, menu) => {
    await expect(parse(file, good)).resolves.toEqual({
      content: 'Text',
      frontMatter: { ...good, slug, displayed_sidebar: menu },
    });
  });

  it('comes without the keywords, which search alone reads', async () => {
    const { frontMatter } = await parse('docs/storage.mdx', { ...good, keywords: ['blobs'] });
    expect(frontMatter).toEqual({ ...good, slug: '/storage', displayed_sidebar: 'storage' });
  });

  it('keeps a page that is named like its folder at the path of its file', async () => {
    const page = { ...good, symbol: 'NewApi' };
    await expect(parse('docs/reference/go/api/api.mdx', page)).resolves.toMatchObject({
      frontMatter: { slug: '/reference/go/api/api' },
    });
    await expect(parse('versioned_docs/version-go-v0/api/api.mdx', page)).resolves.toMatchObject({
      frontMatter: { slug: '/api/api' },
    });
  });

  it('asks a page about an SDK function for its symbol', async () => {
    await expect(parse('docs/reference/go/api/api.mdx', good)).rejects.toThrow(
      /^Front matter of docs\/reference\/go\/api\/api\.mdx:\n.*"symbol": missing/,
    );
  });

  it('names the file of a page that is wrong', async () => {
    await expect(parse('docs/storage.mdx', {})).rejects.toThrow(
      /^Front matter of docs\/storage\.mdx:\n.*"title".*\n.*"description"/,
    );
  });

  it('leaves a file alone that is no page', async () => {
    await expect(parse('docs/_partial.mdx', {})).resolves.toEqual({
      content: 'Text',
      frontMatter: {},
    });
  });
});
