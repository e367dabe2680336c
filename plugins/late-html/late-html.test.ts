/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'hast';
import { lateHtml, loadLateHtml } from './client/late-html';
import { latePageOf, latePageOfModule } from './names';
import { rehypeLateHtml } from './rehype';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'late-html-'));
  fs.mkdirSync(path.join(siteDir, 'docs'));
  fs.writeFileSync(path.join(siteDir, 'docs/text.mdx'), 'Words and `code`.\n');
  fs.writeFileSync(path.join(siteDir, 'docs/sample.mdx'), '- A list:\n\n  ```ts\n  f();\n  ```\n');
});

afterEach(() => fs.rmSync(siteDir, { recursive: true }));

const attribute = (name: string, value: string) => ({
  type: 'mdxJsxAttribute' as const,
  name,
  value,
});

const pageTree = (): Root => ({
  type: 'root',
  children: [
    {
      type: 'mdxJsxFlowElement',
      name: 'CodeBlock',
      attributes: [attribute('lang', 'typescript'), attribute('html', '<b>f</b>();')],
      children: [],
    },
    {
      type: 'mdxJsxFlowElement',
      name: 'Diagram',
      attributes: [attribute('title', 'Way'), attribute('svg', '<svg></svg>')],
      children: [],
    },
  ],
});

const generated = (bundle: string, id: string): string =>
  fs.readFileSync(path.join(siteDir, '.docusaurus/late-html', bundle, `${id}.js`), 'utf8');

it('takes pages with a fence, by file and by module alike', () => {
  expect(latePageOf(siteDir, 'docs/text.mdx')).toBeUndefined();
  const page = latePageOf(siteDir, 'docs/sample.mdx');
  expect(page?.chunk).toBe(`html-${page?.id}`);
  expect(latePageOfModule(siteDir, '@site/docs/sample.mdx')).toEqual(page);
  expect(latePageOfModule(siteDir, '@generated/plugin.json')).toBeUndefined();
});

it('puts the markup of samples and diagrams into modules that the page imports', () => {
  const tree = pageTree();
  rehypeLateHtml({ siteDir })(tree, { path: path.join(siteDir, 'docs/sample.mdx') });
  const { id = '', chunk } = latePageOf(siteDir, 'docs/sample.mdx') ?? {};
  expect(generated('server', id)).toBe('export default ["<b>f</b>();","<svg></svg>"];\n');
  expect(generated('client', id)).toContain(
    `lateHtml("${chunk}", 2, () => import(/* webpackChunkName: "${chunk}" */ "../server/${id}.js"))`,
  );
  const [esm, ...components] = tree.children;
  expect(JSON.stringify(esm)).toContain(`@late-html/${id}.js`);
  expect(JSON.stringify(components)).not.toContain('<b>');
  expect(JSON.stringify(components)).toContain('__lateHtml[1]');
});

it('leaves a page without fences as it is', () => {
  const tree = pageTree();
  rehypeLateHtml({ siteDir })(tree, { path: path.join(siteDir, 'docs/text.mdx') });
  expect(tree).toEqual(pageTree());
});

it('stands for markup until it is loaded, once and again after a failure', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: ['<i>one</i>', '<i>two</i>'] });
  const pieces = lateHtml('html-1', 2, load);
  expect(pieces.map(({ html }) => html)).toEqual([undefined, undefined]);
  await expect(loadLateHtml('html-1')).rejects.toThrow('offline');
  await loadLateHtml('html-1');
  await pieces[0]?.load();
  expect(pieces.map(({ html }) => html)).toEqual(['<i>one</i>', '<i>two</i>']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('has nothing to load for a page whose script hasn’t run', async () => {
  await expect(loadLateHtml('html-unknown')).resolves.toBeUndefined();
});
