/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readContentPages } from '../../../../plugins/content/content-inventory';
import { parseFrontMatter } from '../../../../src/contracts/front-matter';
import { createStockSite, generatePages } from './sites';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-sites-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('generates the requested number of unique pages, with links within their folder', () => {
  generatePages(folder, 120);
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.mdx'));
  expect(pages).toHaveLength(120);
  const texts = pages.map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  expect(new Set(texts).size).toBe(120);
  for (const [index, file] of pages.entries()) {
    const links = [...(texts[index] ?? '').matchAll(/\]\((\.\/[^)]+)\)/g)].map(
      ([, link]) => link ?? '',
    );
    expect(links).toHaveLength(3);
    links.forEach((link) => {
      expect(fs.existsSync(path.join(folder, path.dirname(file), link))).toBe(true);
    });
  }
});

test('generated pages have valid front matter', () => {
  generatePages(folder, 1);
  const text = fs.readFileSync(path.join(folder, 'part-0/page-0.mdx'), 'utf8');
  const [, head = ''] = text.split('---\n');
  const fields = head
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/).slice(0, 2));
  expect(() => parseFrontMatter('page-0.mdx', Object.fromEntries(fields))).not.toThrow();
});

test('the stock site uses the classic preset and has our pages at the same URLs', () => {
  const root = path.resolve(__dirname, '../../../..');
  const stock = path.join(folder, 'stock');
  createStockSite(root, stock, 10);
  const config = fs.readFileSync(path.join(stock, 'docusaurus.config.js'), 'utf8');
  expect(config).toContain("presets: [['classic'");
  expect(config).not.toContain('plugins');
  // The only component of the stock site is the one that lets it build our pages.
  const files = fs.readdirSync(path.join(stock, 'src'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.\w+$/.test(file))).toEqual(['theme/MDXComponents.js']);
  const pages = readContentPages(root);
  expect(pages.size).toBeGreaterThan(0);
  for (const { file } of pages.values()) {
    expect(fs.readFileSync(path.join(stock, file), 'utf8')).toMatch(/^---\nslug: \//);
  }
});
