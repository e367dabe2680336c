import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { textOf, withElements } from '../../../tests/lib/page-tree';

const PAGE = 'docs/guides/nodejs/chat.mdx';
const block = `guide:
  kind: example
  project: examples/chat
  result: A chat that runs anywhere
  minutes: 10
  clouds: [aws]
  topics: [websockets]
`;

let siteDir = '';
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'get-project-'));
  fs.mkdirSync(path.join(siteDir, 'examples/chat'), { recursive: true });
  fs.mkdirSync(path.join(siteDir, path.dirname(PAGE)), { recursive: true });
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

function pageWith(frontMatter: string, element: string): Promise<Root> {
  const description = 'A description of at least fifty characters for the test.';
  const source = `---\ntitle: Chat\ndescription: ${description}\n${frontMatter}---\n\n${element}\n`;
  fs.writeFileSync(path.join(siteDir, PAGE), source);
  return withElements(source, PAGE, siteDir);
}

/** The addresses of links that are elements. */
function hrefsIn(tree: Root): unknown[] {
  const found: unknown[] = [];
  visit(tree, 'mdxJsxTextElement', ({ attributes }) => {
    found.push(...attributes.map(({ value }) => value));
  });
  return found;
}

it('links the project of the guide as an archive and in a container of its language', async () => {
  fs.writeFileSync(path.join(siteDir, 'examples/chat/package.json'), '{}');
  const tree = await pageWith(block, '<GetProject />');
  expect(hrefsIn(tree)).toEqual(['/docs/examples/chat.zip']);
  const text = textOf(tree);
  expect(text).toContain('download it as a ZIP file');
  expect(text).toContain('devcontainer_path=.devcontainer%2Fnodejs%2Fdevcontainer.json');
  expect(text).toContain('with the Nitric CLI, Docker, and Node.js');
});

it('is rejected on a page without a project', async () => {
  await expect(pageWith('', '<GetProject />')).rejects.toThrow('has no "guide.project"');
});
