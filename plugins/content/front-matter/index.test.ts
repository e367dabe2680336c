/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DefaultParseFrontMatter } from '@docusaurus/types';
import { createFrontMatterParser } from '.';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'front-matter-'));
fs.mkdirSync(path.join(siteDir, 'examples/go-rest-api'), { recursive: true });
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

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
    ['versioned_docs/version-go-v0/index.mdx', '/', 'reference/go/v0'],
    ['versioned_docs/version-csharp-v0/index.mdx', '/', 'reference/csharp'],
  ])('of %s gets the address and the menu', async (file, slug, menu) => {
    await expect(parse(file, good)).resolves.toEqual({
      content: 'Text',
      frontMatter: { ...good, slug, displayed_sidebar: menu },
    });
  });

  it('does not contain keywords', async () => {
    const { frontMatter } = await parse('docs/storage.mdx', { ...good, keywords: ['blobs'] });
    expect(frontMatter).toEqual({ ...good, slug: '/storage', displayed_sidebar: 'storage' });
  });

  it('uses the file path for a page with the name of its folder', async () => {
    const page = { ...good, symbol: 'NewApi' };
    await expect(parse('docs/reference/go/api/api.mdx', page)).resolves.toMatchObject({
      frontMatter: { slug: '/reference/go/api/api' },
    });
    await expect(parse('versioned_docs/version-go-v0/api/api.mdx', page)).resolves.toMatchObject({
      frontMatter: { slug: '/api/api' },
    });
  });

  it('requires a symbol for a page about an SDK function', async () => {
    await expect(parse('docs/reference/go/cache/new-cache.mdx', good)).rejects.toThrow(
      /^Invalid front matter in docs\/reference\/go\/cache\/new-cache\.mdx:\n.*"symbol": missing/,
    );
  });

  it('is rejected with the name of the file if it is invalid', async () => {
    await expect(parse('docs/storage.mdx', {})).rejects.toThrow(
      /^Invalid front matter in docs\/storage\.mdx:\n.*"title".*\n.*"description"/,
    );
  });

  it('is unchanged for files that are not pages', async () => {
    await expect(parse('docs/_partial.mdx', {})).resolves.toEqual({
      content: 'Text',
      frontMatter: {},
    });
  });
});

describe('the guide block', () => {
  const file = 'docs/guides/go/rest-api.mdx';
  const guide = {
    project: 'examples/go-rest-api',
    result: 'A REST API with tests',
    sdk: 'go',
    minutes: 30,
    clouds: ['aws'],
    topics: ['APIs', 'testing'],
  };

  it('is checked, and is not part of the published front matter', async () => {
    const { frontMatter } = await parse(file, { ...good, guide });
    expect(frontMatter).not.toHaveProperty('guide');
  });

  it.each([
    ['project', { project: 'examples/go-chat' }, "the folder examples/go-chat doesn't exist"],
    ['sdk', { sdk: 'rust' }, 'unknown SDK "rust". Accepted: nodejs, python, '],
    ['topics', { topics: ['APIs', 'caching'] }, 'unknown topic "caching". Accepted: APIs, '],
  ])('is rejected if "%s" does not exist: %j', async (field, change, message) => {
    await expect(parse(file, { ...good, guide: { ...guide, ...change } })).rejects.toThrow(
      `Invalid front matter in ${file}:\n  - "guide.${field}": ${message}`,
    );
  });

  it('is required on the page of a guide', async () => {
    await expect(parse(file, good)).rejects.toThrow(/"guide": missing\. Name the project/);
  });

  it.each(['docs/storage.mdx', 'docs/guides/go/index.mdx', 'docs/guides/rust/rest-api.mdx'])(
    'is rejected in %s, which is not the page of a guide',
    async (page) => {
      await expect(parse(page, { ...good, guide })).rejects.toThrow(
        /"guide": \/\S+ is not the address of a guide.*Accepted groups: nodejs, python, dart/,
      );
    },
  );
});
