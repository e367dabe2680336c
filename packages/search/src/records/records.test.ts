/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseManifest, parseTexts, parseTitles } from '../index-format';
import { isFunctionPage, testSite } from '../../tests/site';
import { extractPage } from './extract';
import { readShards, writeIndex, type SearchedPages } from './shards';

const page = (body: string, description = 'About it.'): string =>
  `<html><head><meta name=description content="General."><meta data-rh=true name=description content="${description}"></head>
  <body><nav>Menu</nav><main><article><div class="theme-doc-markdown markdown">${body}</div></article></main></body></html>`;

const article = `<header><h1>Storage</h1></header><p>Keep <code>files</code>.</p>
<h2 id="read-a-file">Read a file<a class="hash-link" href="#read-a-file">#</a></h2>
<p>With <code>read()</code>,<br>whole.</p>
<div><div role="tablist"><button>Go</button></div><button>Copy</button>
<pre><code><span>const</span> url = await file.getUploadUrl({ 'min-instances': 1 })</code></pre></div>
<div><h3 id="custom">Write</h3></div><ul><li>one<li>two</ul>`;

describe('extractPage', () => {
  it('returns text, code, and anchor of each heading', () => {
    expect(extractPage('storage.html', page(article), false)).toEqual({
      title: 'Storage',
      description: 'About it.',
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
    const { headings, texts } = extractPage('file.html', page(article), true);
    expect(headings).toEqual([]);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.[0]).toContain('Read a file With read()');
  });

  it('returns the names that each section defines, which are not in sentences', () => {
    const html =
      page(`<h1>Settings</h1><table><tr><td><code>region</code> or <code>--region &lt;name></code>
      <td><code>us-east-1</code></table><p><code>inline</code></p><h2 id="more"><code>schedule-timezone</code></h2>
      <dl><dt><code>max-age</code> number</dt><dd><code>60</code></dd></dl>
      <table><tr><th scope="row"><code>nitric up</code><td>text</table>
      <table><tr><td><code>read()</code> fails locally.<td>text</table>`);
    const { texts } = extractPage('settings.html', html, false);
    expect(texts.map(([, , defined]) => defined)).toEqual([
      'region\n--region',
      'schedule-timezone\nmax-age',
    ]);
  });

  it('adds keywords to the text above the first heading', () => {
    const { texts } = extractPage('storage.html', page(article), false, 'blob storage,file upload');
    expect(texts[0]).toEqual(['Keep files.', '', '', 'blob storage,file upload']);
    expect(texts[1]).toHaveLength(2);
    expect(parseTexts('texts.json', [texts])).toEqual([texts]);
  });

  it('leaves out what a page collects from other pages', () => {
    const body = '<h1>Issues</h1><p>Text.</p><div data-unsearched><h2 id="aws">AWS</h2>Row</div>';
    const { headings, texts } = extractPage('issues.html', page(body), false);
    expect(headings).toEqual([]);
    expect(texts).toEqual([['Text.', '']]);
  });

  it('rejects a page without a title', () => {
    expect(() => extractPage('bad.html', page('<p>Text</p>'), false)).toThrow(
      /^bad\.html: no title found/,
    );
  });
});

const pagesAt = (...routes: string[]): SearchedPages => ({
  routes,
  mergedRoutes: [],
  isFunctionPage,
  aliasesOf: () => [],
  keywordsOf: () => '',
});

describe('the search index of a build', () => {
  let outDir: string;
  const write = (file: string, html: string): void => {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
    fs.writeFileSync(path.join(outDir, file), html);
  };
  beforeEach(() => {
    outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-records-'));
    write('index.html', page('<h1>Home</h1>'));
    write('storage.html', page(article));
    write('reference/nodejs.html', page('<h1>Node.js SDK</h1>'));
    write('reference/nodejs/v0.html', page('<h1>Node.js SDK</h1>'));
  });
  afterEach(() => fs.rmSync(outDir, { recursive: true }));

  it('has a shard for each frozen version, and files named by their content', async () => {
    const routes = ['/storage', '/reference/nodejs', '/reference/nodejs/v0', '/'];
    const manifest = writeIndex(outDir, await readShards(testSite, outDir, pagesAt(...routes)));
    const read = (file: string): unknown =>
      JSON.parse(fs.readFileSync(path.join(outDir, file), 'utf8'));
    expect(parseManifest('manifest', read('search-index.json'))).toEqual(manifest);
    expect(manifest.shards.map(({ id }) => id)).toEqual(['site', 'nodejs-v1', 'nodejs-v0']);
    const [site] = manifest.shards;
    expect(site?.titles).toMatch(/^assets\/search\/site\.titles\.[0-9a-f]{12}\.json$/);
    const titles = parseTitles('titles', read(site?.titles ?? ''));
    expect(titles.map(([route]) => route)).toEqual(['/storage', '/']);
    expect(parseTexts('texts', read(site?.texts ?? ''))).toHaveLength(2);
    expect(writeIndex(outDir, await readShards(testSite, outDir, pagesAt(...routes)))).toEqual(
      manifest,
    );
    write('storage.html', page('<h1>Other</h1>'));
    expect(
      writeIndex(outDir, await readShards(testSite, outDir, pagesAt(...routes))).shards[0]?.titles,
    ).not.toBe(site?.titles);
  });

  it('adds pages that only an older version has to the shard of the latest version', async () => {
    write('reference/nodejs/v0/doc.html', page('<h1>collection.doc()</h1>'));
    const shards = await readShards(
      testSite,
      outDir,
      pagesAt('/reference/nodejs', '/reference/nodejs/v0/doc'),
    );
    expect(shards.map(({ id, titles }) => [id, titles.length])).toEqual([['nodejs-v1', 2]]);
  });

  it('splits the pages outside the SDK references by priority', async () => {
    const names = Array.from({ length: 70 }, (_, number) => `/concepts/c${number}`);
    names.forEach((route) => write(`${route.slice(1)}.html`, page('<h1>Concept</h1>')));
    const shards = await readShards(
      testSite,
      outDir,
      pagesAt(...names, '/storage', '/reference/nodejs'),
    );
    expect(shards.map(({ id, titles }) => [id, titles.length])).toEqual([
      ['site', 42],
      ['site-2', 29],
      ['nodejs-v1', 1],
    ]);
    expect(shards[0]?.titles[0]?.[0]).toBe('/storage');
    expect(shards[0]?.texts[0]?.[0]?.[0]).toBe('Keep files.');
  });

  it('rejects a page without HTML', async () => {
    await expect(readShards(testSite, outDir, pagesAt('/nothing'))).rejects.toThrow(
      /nothing\.html is missing: .*\/nothing/,
    );
  });
});
