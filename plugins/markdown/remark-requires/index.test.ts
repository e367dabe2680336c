import { freshPage } from '../../../tests/lib/page-tree';
import { testFolder } from '../../../tests/lib/test-folder';
import { plainText } from '../../lib/markdown-nodes';
import { remarkRequires } from '.';

const site = testFolder();

it.each([
  ['symbol: Kv.get', ['Look it up.', 'Returns: a value.']],
  ['symbols: [Kv.get, Kv.set]', ['Look it up.', 'Requires: get', 'Returns: a value.']],
])('removes the label only from a page about one function: %s', (symbols, expected) => {
  const source = `---\ntitle: kv.get()\n${symbols}\n---\n\nLook it up.\n\n**Requires:** \`get\`\n\n**Returns:** a value.\n`;
  site.write('kv.mdx', source);
  const page = { cwd: site.path, path: `${site.path}/kv.mdx` };
  const tree = freshPage(page.path, source);
  remarkRequires()(tree, page);
  const paragraphs = tree.children.filter(({ type }) => type === 'paragraph');
  expect(paragraphs.map(plainText)).toEqual(expected);
});
