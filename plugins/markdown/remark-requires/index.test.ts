import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parsePage } from '../../lib/page-syntax';
import { plainText } from '../../lib/markdown-nodes';
import { remarkRequires } from '.';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'requires-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The paragraphs that are left of a page with the label. */
function paragraphsOf(symbols: string): string[] {
  const file = path.join(folder, `${symbols.length}.mdx`);
  const source = `---\ntitle: kv.get()\n${symbols}\n---\n\nLook it up.\n\n**Requires:** \`get\`\n\n**Returns:** a value.\n`;
  fs.writeFileSync(file, source);
  const tree = structuredClone(parsePage(file, source));
  remarkRequires()(tree, { cwd: folder, path: file });
  return tree.children.filter(({ type }) => type === 'paragraph').map(plainText);
}

it('removes the label from a page about one function', () => {
  expect(paragraphsOf('symbol: Kv.get')).toEqual(['Look it up.', 'Returns: a value.']);
});

it('keeps the labels of a page about several functions', () => {
  expect(paragraphsOf('symbols: [Kv.get, Kv.set]')).toHaveLength(3);
});
