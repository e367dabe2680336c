import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { SearchTitles } from '../index-format';
import { testSite } from '../../tests/site';
import { extractPage, shardsOf, writeIndex, type SearchedPage } from './shards';

const text = (value: string): RootContent => ({ type: 'text', value });
const code = (value: string): RootContent => ({ type: 'inlineCode', value });

/** A node with children, which are text by default. */
const node = (type: string, ...children: (RootContent | string)[]): RootContent =>
  ({
    type,
    children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
  }) as RootContent;

const heading = (depth: number, id: string, ...children: (RootContent | string)[]): RootContent =>
  ({ ...node('heading', ...children), depth, data: { hProperties: { id } } }) as RootContent;

/** The hint that a part starts with a defined name. */
const term = { data: { search: 'term' } as object };

const page = (...children: RootContent[]): Root => ({ type: 'root', children });
const row = (...cells: RootContent[][]): RootContent =>
  node('table', node('tableRow', ...cells.map((cell) => node('tableCell', ...cell))));

const storage = page(
  node('paragraph', 'Keep ', code('files'), '.'),
  heading(2, 'read-a-file', 'Read a file'),
  node('paragraph', 'With ', code('read()'), ',', { type: 'break' }, 'whole.'),
  {
    type: 'code',
    lang: 'typescript',
    value: "const url = await file.getUploadUrl({ 'min-instances': 1 })",
  },
  node('blockquote', heading(3, 'custom', 'Write')),
  node('list', node('listItem', 'one'), node('listItem', 'two')),
);

describe('extractPage', () => {
  it('returns text, code, and anchor of each heading', () => {
    expect(extractPage(storage, false)).toEqual({
      headings: [
        ['Read a file', '', 2],
        ['Write', 'custom', 3],
      ],
      texts: [
        ['Keep files.', ''],
        ['With read(), whole.', 'const url await file.getUploadUrl min-instances'],
        ['one two', ''],
      ],
    });
  });

  it('returns one record for a page of an SDK function', () => {
    const { headings, texts } = extractPage(storage, true);
    expect(headings).toEqual([]);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.[0]).toContain('Read a file With read()');
  });

  it('returns the names that each section defines, which are not in sentences', () => {
    const { texts } = extractPage(
      page(
        row([code('region'), text(' or '), code('--region <name>')], [code('us-east-1')]),
        node('paragraph', code('inline')),
        heading(2, 'more', code('schedule-timezone')),
        { ...node('paragraph', code('max-age'), ' (', code('number'), ')'), ...term },
        row([code('read()'), text(' fails locally.')], [text('text')]),
        row([code('bucket.on(type, prefix)')], [text('text')]),
        node(
          'table',
          node('tableRow', node('tableCell', 'Call')),
          node('tableRow', node('tableCell', code('File.write(body: String): Int'))),
        ),
      ),
      false,
    );
    expect(texts.map(([, , defined]) => defined)).toEqual([
      'region\n--region',
      'schedule-timezone\nmax-age\nFile.write()',
    ]);
  });
});

const pageAt = (route: string, title = 'Page', content = page()): SearchedPage => ({
  ...extractPage(content, false),
  route,
  title,
  description: 'About it.',
  keywords: [],
  names: {},
  aliases: [],
});

describe('the search index of a build', () => {
  let outDir: string;
  beforeEach(() => {
    outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-records-'));
  });
  afterEach(() => fs.rmSync(outDir, { recursive: true }));

  it('has a shard for each frozen version, and files named by their content', () => {
    const others = ['/reference/nodejs', '/reference/nodejs/v0', '/'].map((route) => pageAt(route));
    const write = (title: string) =>
      writeIndex(outDir, testSite, shardsOf(testSite, [pageAt('/storage', title), ...others]));
    const manifest = write('Storage');
    const read = (file: string): unknown =>
      JSON.parse(fs.readFileSync(path.join(outDir, file), 'utf8'));
    expect(read('search-index.json')).toEqual(manifest);
    expect(manifest.shards.map(({ id }) => id)).toEqual(['site', 'nodejs-v1', 'nodejs-v0']);
    const [site] = manifest.shards;
    expect(site?.titles).toMatch(/^assets\/search\/site\.titles\.[0-9a-f]{12}\.json$/);
    const titles = read(site?.titles ?? '') as SearchTitles;
    expect(titles.map(([route]) => route)).toEqual(['/storage', '/']);
    expect(read(site?.texts ?? '')).toHaveLength(2);
    expect(write('Storage')).toEqual(manifest);
    expect(write('Other').shards[0]?.titles).not.toBe(site?.titles);
  });

  it('adds keywords and the names that readers have for a section, which must exist', () => {
    const searched = { ...pageAt('/storage', 'Storage', storage), keywords: ['blob', 'upload'] };
    const [shard] = shardsOf(testSite, [{ ...searched, names: { custom: 'Save,Put' } }]);
    expect(shard?.texts[0]).toEqual([
      ['Keep files.', '', '', 'blob,upload', ''],
      ['With read(), whole.', 'const url await file.getUploadUrl min-instances'],
      ['one two', '', '', '', 'Save,Put'],
    ]);
    expect(() => shardsOf(testSite, [{ ...searched, names: { gone: 'Save' } }])).toThrow(
      '/storage#gone belong to no section. The anchors of the page are read-a-file, custom.',
    );
  });

  it('splits the pages outside the SDK references by priority', () => {
    const names = Array.from({ length: 70 }, (_, number) => `/concepts/c${number}`);
    const pages = [...names, '/reference/nodejs'].map((route) => pageAt(route));
    const shards = shardsOf(testSite, [...pages, pageAt('/storage', 'Storage', storage)]);
    expect(shards.map(({ id, titles }) => [id, titles.length])).toEqual([
      ['site', 42],
      ['site-2', 29],
      ['nodejs-v1', 1],
    ]);
    expect(shards[0]?.titles[0]?.[0]).toBe('/storage');
    expect(shards[0]?.texts[0]?.[0]?.[0]).toBe('Keep files.');
  });
});
