import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';

const FIXTURE = path.join(__dirname, '../fixtures/site');
const PAGES = ['index', 'styles', 'files', 'question', 'countdown'];

const docusaurus = path.dirname(require.resolve('@docusaurus/core/package.json'));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'static-islands-'));
fs.symlinkSync(path.join(docusaurus, '../..'), path.join(folder, 'node_modules'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const outDirOf = (name: string): string => path.join(folder, name, 'build');

/** Builds a copy of the fixture with further pages. @returns the messages of a failed build */
function build(name: string, client: string, pages: Readonly<Record<string, string>> = {}): string {
  const site = path.join(folder, name);
  fs.cpSync(FIXTURE, site, {
    recursive: true,
    filter: (file) => !/\.docusaurus|\/build/.test(file),
  });
  for (const [file, text] of Object.entries(pages)) {
    fs.writeFileSync(path.join(site, 'src/pages', file), text);
  }
  try {
    execFileSync(process.execPath, [path.join(docusaurus, 'bin/docusaurus.mjs'), 'build', site], {
      env: { ...process.env, NODE_ENV: 'production', FIXTURE_CLIENT: client },
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    return String((error as { stderr?: unknown }).stderr);
  }
}

const pageOf = (name: string, page: string): CheerioAPI =>
  load(fs.readFileSync(path.join(outDirOf(name), `${page}.html`), 'utf8'));
const filesOf = (name: string): string[] =>
  fs.readdirSync(outDirOf(name), { recursive: true, encoding: 'utf8' });
const textOf = (page: CheerioAPI): string => page('main').text().replaceAll(/\s+/g, ' ').trim();

describe('the same site with both clients', () => {
  beforeAll(() => {
    expect(build('static', 'static')).toBe('');
    expect(build('stock', 'stock')).toBe('');
  });

  it.each(PAGES)('page %s has the same text', (page) => {
    const text = textOf(pageOf('static', page));
    expect(text).not.toBe('');
    expect(text).toBe(textOf(pageOf('stock', page)));
  });

  it('pages have the rules that only they need, nobody has unused ones, and files are there', () => {
    const [sheet = '', ...others] = filesOf('static').filter((file) => file.endsWith('.css'));
    expect(others).toEqual([]);
    const css = fs.readFileSync(path.join(outDirOf('static'), sheet), 'utf8');
    const pages = filesOf('static')
      .filter((name) => name.endsWith('.html'))
      .map((name) => fs.readFileSync(path.join(outDirOf('static'), name), 'utf8'));
    expect(css).not.toContain('teal');
    expect(pages.filter((html) => html.includes('teal'))).toHaveLength(1);
    expect(css + pages.join('')).not.toContain('maroon');
    const page = pageOf('static', 'files');
    const file = String(page('main a').attr('href')).replace('/notes/', '');
    expect(fs.readFileSync(path.join(outDirOf('static'), file), 'utf8')).toBe('one, two\n');
    expect(page('main img').attr('src')).toMatch(/^(?:data:|\/notes\/assets\/images\/)/);
  });
});

const BROKEN_PAGES: Record<string, [text: string, message: RegExp]> = {
  'theme.mdx': [
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs><TabItem value=\"a\">A</TabItem></Tabs>\n",
    /<Tabs> uses useIsBrowser/,
  ],
  'hook.tsx': [
    "import { useState } from 'react';\n\nexport default function Toggle() {\n  return <p>{String(useState(true)[0])}</p>;\n}\n",
    /<Toggle> uses useState/,
  ],
  'handler.mdx': [
    '<button onClick={() => undefined}>Press</button>\n',
    /<MDXContent> uses onClick of <button>/,
  ],
  'browser.mdx': [
    "import BrowserOnly from '@docusaurus/BrowserOnly';\n\n<BrowserOnly>{() => 'text'}</BrowserOnly>\n",
    /<BrowserOnly> uses BrowserOnly/,
  ],
};

describe('a component whose behavior would not run in a static page', () => {
  let error = '';
  beforeAll(() => {
    const texts = Object.entries(BROKEN_PAGES).map(([file, [text]]) => [file, text]);
    error = build('broken', 'static', Object.fromEntries(texts) as Record<string, string>);
  });

  it.each(Object.entries(BROKEN_PAGES))('on %s fails the build', (file, [, message]) => {
    const [, ofPage = ''] = error.split(
      `Can't render static file for pathname "/notes/${path.parse(file).name}"`,
    );
    expect(ofPage.split("Can't render")[0]).toMatch(message);
  });
});
