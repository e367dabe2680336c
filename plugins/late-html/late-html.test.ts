/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { lateHtml, loadLateHtml } from './client/late-html';
import { latePageOf, latePageOfModule } from './names';
import { rehypeLateHtml } from './rehype';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'late-html-'));
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

it('takes pages, by file and by module alike, and no partials', () => {
  const page = latePageOf('docs/sample.mdx');
  expect(page?.chunk).toBe(`html-${page?.id}`);
  expect(latePageOfModule('@site/docs/sample.mdx')).toEqual(page);
  expect(latePageOf('docs/_partial.mdx')).toBeUndefined();
  expect(latePageOfModule('@generated/plugin.json')).toBeUndefined();
});

/** Runs the plugin on a page. @returns the text of its modules, and what the page imports */
function takeFrom(tree: Root): { server: string; client: string; chunk: string; esm: string } {
  rehypeLateHtml({ siteDir })(tree, { path: path.join(siteDir, 'docs/sample.mdx') });
  const { id = '', chunk = '' } = latePageOf('docs/sample.mdx') ?? {};
  const esm = JSON.stringify(tree.children.shift());
  expect(esm).toContain(`@late-html/${id}.js`);
  return { server: generated('server', id), client: generated('client', id), chunk, esm };
}

it('puts the markup of samples and diagrams into modules that the page imports', () => {
  const tree = pageTree();
  const { server, client, chunk } = takeFrom(tree);
  expect(server).toBe('export default ["<b>f</b>();", "<svg></svg>"];\n');
  expect(client).toContain(
    `lateHtml("${chunk}", 2, () => import(/* webpackChunkName: "${chunk}" */`,
  );
  expect(JSON.stringify(tree)).not.toContain('<b>');
  expect(JSON.stringify(tree)).toContain('__lateHtml[1]');
});

const element = (tagName: string, ...children: (Element | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});

/** Names of the elements and components of a page, outermost first. */
function namesIn(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'element') {
      names.push(node.tagName);
    } else if (node.type === 'mdxJsxFlowElement') {
      const as = node.attributes.find((one) => 'name' in one && one.name === 'as')?.value;
      names.push(`${node.name}${typeof as === 'string' ? ` as ${as}` : ''}`);
    }
  });
  return names;
}

it('puts text into them as functions that draw it with the components of the page', () => {
  const link = { ...element('a', 'APIs'), properties: { href: '/apis', className: ['plain'] } };
  const tree: Root = { type: 'root', children: [element('p', 'See ', link, ' & more')] };
  const { server } = takeFrom(tree);
  const [constant, imported, ...list] = server.split('\n');
  expect(constant).toMatch(/^const _jsx = \w+, _jsxs = \w+;$/);
  expect(imported).toMatch(/^import \{.*\} from "react\/jsx-runtime";$/);
  expect(list.join('').replace(/\s+/g, ' ')).toBe(
    'export default [_components => _jsxs(_components.p, { children: ["See ", _jsx(_components.a, { ' +
      'href: "/apis", className: "plain", children: "APIs" }), " & more"]})];',
  );
  expect(namesIn(tree)).toEqual(['LateText as p']);
  expect(JSON.stringify(tree)).not.toContain('more');
});

it('takes the largest blocks that are text alone, and leaves what a component draws', () => {
  const tag: Element['children'][number] = {
    type: 'mdxJsxTextElement',
    name: 'MethodTag',
    attributes: [],
    children: [],
  };
  const withTag = { ...element('p', 'a tag: '), children: [tag] };
  const tree: Root = {
    type: 'root',
    children: [
      element('ul', element('li', element('p', 'one')), element('li', 'two')),
      element('ol', element('li', 'text'), element('li', withTag)),
      element('table', element('thead', element('tr', element('th', 'Name')))),
      element('p', element('code', 'two\nlines')),
      element('p', { ...element('img'), properties: { src: '/a.png' } }),
    ],
  };
  takeFrom(tree);
  expect(namesIn(tree)).toEqual([
    'LateText as ul',
    'ol',
    'LateText as li',
    'li',
    'p',
    'table',
    'LateText as thead',
    'p',
    'code',
    'p',
    'img',
  ]);
});

it('leaves a partial as it is', () => {
  const tree = pageTree();
  rehypeLateHtml({ siteDir })(tree, { path: path.join(siteDir, 'docs/_partial.mdx') });
  expect(tree).toEqual(pageTree());
});

it('stands for parts until they are loaded, once and again after a failure', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: ['<i>one</i>', '<i>two</i>'] });
  const pieces = lateHtml('html-1', 2, load);
  expect(pieces.map(({ part }) => part)).toEqual([undefined, undefined]);
  await expect(loadLateHtml('html-1')).rejects.toThrow('offline');
  await loadLateHtml('html-1');
  await pieces[0]?.load();
  expect(pieces.map(({ part }) => part)).toEqual(['<i>one</i>', '<i>two</i>']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('has nothing to load for a page whose script hasn’t run', async () => {
  await expect(loadLateHtml('html-unknown')).resolves.toBeUndefined();
});
