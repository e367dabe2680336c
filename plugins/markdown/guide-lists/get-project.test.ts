/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Code, Root } from 'mdast';
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

function commandsIn(tree: Root): string[] {
  const found: Code[] = [];
  visit(tree, 'code', (node) => void found.push(node));
  return found.map(({ value }) => value);
}

it('copies the project of the guide, and installs its packages from the lock file', async () => {
  fs.writeFileSync(path.join(siteDir, 'examples/chat/package.json'), '{}');
  expect(commandsIn(await pageWith(block, '<GetProject />'))).toEqual([
    'npx degit nitrictech/docs/examples/chat chat\ncd chat',
  ]);
  fs.writeFileSync(path.join(siteDir, 'examples/chat/package-lock.json'), '{}');
  const tree = await pageWith(block, '<GetProject folder="talk" />');
  expect(commandsIn(tree)).toEqual([
    'npx degit nitrictech/docs/examples/chat talk\ncd talk\nnpm ci',
  ]);
  expect(textOf(tree)).toContain('[download it as a ZIP file](/examples/chat.zip)');
  expect(textOf(tree)).toContain('with the Nitric CLI, Docker, and Node.js');
});

it('is rejected on a page without a project', async () => {
  await expect(pageWith('', '<GetProject />')).rejects.toThrow('has no "guide.project"');
});
