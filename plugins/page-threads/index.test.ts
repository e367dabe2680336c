/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { MarkdownConfig } from '@docusaurus/types';
import type { PageTask, ThreadSettings } from './compile-page';
import { linkTargetsOf, resolverOf } from './link-targets';
import { PageThreads } from './threads';
import { pageOptionsIn } from '.';

const siteDir = path.join(__dirname, '../..');

const content = {
  loadedVersions: [
    {
      contentPath: path.join(siteDir, 'docs'),
      docs: [{ source: '@site/docs/topics.mdx', permalink: '/docs/messaging' }],
    },
    {
      contentPath: path.join(siteDir, 'versioned_docs/version-nodejs-v0'),
      docs: [
        {
          source: '@site/versioned_docs/version-nodejs-v0/topics.mdx',
          permalink: '/docs/reference/nodejs/v0/topics',
        },
      ],
    },
  ],
} as unknown as LoadedContent;

const markdownConfig = {
  format: 'mdx',
  emoji: false,
  mermaid: false,
  mdx1Compat: {},
  anchors: { maintainCase: false },
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  parseFrontMatter: () => ({}),
} as unknown as MarkdownConfig;

const settings: ThreadSettings = {
  options: { admonitions: true, markdownConfig, siteDir, staticDirs: [] },
  targets: linkTargetsOf(content),
};

function compileIn(threads: PageThreads, text: string) {
  const source: PageTask['source'] = {
    content: text,
    filePath: path.join(siteDir, 'docs/apis.mdx'),
    frontMatter: {},
    compilerName: 'client',
  };
  return threads.processors().mdxProcessor.process(source);
}

describe('links to the source of another page', () => {
  const resolve = resolverOf(linkTargetsOf(content), siteDir);
  const from = (file: string, linkPathname: string) =>
    resolve({ linkPathname, sourceFilePath: path.join(siteDir, file) });

  it('lead to its address in the version of the page', () => {
    expect(from('docs/apis.mdx', './topics.mdx')).toBe('/docs/messaging');
    expect(from('docs/guides/a.mdx', '/topics.mdx')).toBe('/docs/messaging');
    const frozen = 'versioned_docs/version-nodejs-v0/apis.mdx';
    expect(from(frozen, '/topics.mdx')).toBe('/docs/reference/nodejs/v0/topics');
  });

  it('lead nowhere when there is no such page', () => {
    expect(from('docs/apis.mdx', './nope.mdx')).toBeNull();
  });

  it('can stand in pages of the docs alone', () => {
    expect(() => from('src/pages/a.mdx', './topics.mdx')).toThrow(/a\.mdx is in no folder/);
  });
});

describe('a page', () => {
  let folder: string;
  let threads: PageThreads;

  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-threads-'));
    threads = new PageThreads(path.join(folder, 'below/settings.json'), 1);
    threads.prepare(settings);
    threads.join();
  });
  afterAll(async () => {
    await threads.leave();
    fs.rmSync(folder, { recursive: true });
  });

  const compile = (text: string) => compileIn(threads, text);

  it("is compiled in a thread with Docusaurus' plugins and the site's own", async () => {
    const page = await compile(
      '# Title\n\n:::note\n\n[Topics](./topics.mdx)\n\n:::\n\n```ts\nf(1)\n```\n',
    );
    expect(page.data).toMatchObject({ contentTitle: 'Title' });
    expect(page.content).toContain('/docs/messaging');
    expect(page.content).toContain('"admonition"');
    expect(page.content).toMatch(/CodeBlock, \{\s+lang: "typescript"/);
  });

  const errorOf = async (text: string): Promise<Error> => {
    const error: unknown = await compile(text).catch((caught: unknown) => caught);
    return error as Error;
  };

  it('that is wrong says what and where', async () => {
    const error = await errorOf('Text.\n\n<Card');
    expect(error).toBeInstanceOf(Error);
    expect(error.message).toMatch(/Unexpected end of file/);
    expect(error).toMatchObject({ line: 3, column: 6 });
  });

  it('that a plugin refuses says where the plugin did', async () => {
    const error = await errorOf('```\na\n```\n');
    expect(error.message).toMatch(/apis\.mdx:1: a fence without a language/);
    expect(error.stack).toContain('rehype-code');
  });

  it('needs options that a thread can have', () => {
    const remarkRehypeOptions = { handlers: { code: () => undefined } };
    const options = {
      ...settings.options,
      markdownConfig: { ...markdownConfig, remarkRehypeOptions },
    };
    expect(() => threads.prepare({ ...settings, options })).toThrow(
      /the option "code" for pages is a function/,
    );
  });
});

describe('threads', () => {
  let folder: string;
  beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-threads-'))));
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('go on until the last bundle has its pages', async () => {
    const threads = new PageThreads(path.join(folder, 'settings.json'), 1);
    threads.prepare(settings);
    const compile = () => compileIn(threads, 'Text.');
    threads.join();
    threads.join();
    await compile();
    await threads.leave();
    await expect(compile()).resolves.toHaveProperty('content');
    await threads.leave();
  });

  it('stop the build when no page came to them', async () => {
    const threads = new PageThreads(path.join(folder, 'settings.json'), 1);
    threads.join();
    await expect(threads.leave()).rejects.toThrow(/page-threads: no page was compiled in a thread/);
  });
});

describe('the options of the docs', () => {
  const rule = (folder: string, options: object) => ({
    include: [folder],
    use: [{ loader: require.resolve('@docusaurus/mdx-loader'), options }],
  });
  const docs = rule('/site/docs/', { siteDir: '/site', markdownConfig: {} });
  const others = [{ test: /\.css$/ }, rule('/site/src/pages/', { siteDir: '/site' })];

  it('are found in their rule', () => {
    const found = pageOptionsIn({ module: { rules: [...others, docs] } }, '/site/docs');
    expect(found).toBe(docs.use[0]?.options);
  });

  it.each([
    ['no rule', others],
    ['two', [docs, docs]],
    ['one with other options', [rule('/site/docs/', { siteDir: '/site' })]],
  ])('are missed when there is %s', (_, rules) => {
    expect(() => pageOptionsIn({ module: { rules } }, '/site/docs')).toThrow(
      /page-threads: the bundler configuration has \d rules for pages of .*, accepted is one/,
    );
  });
});
