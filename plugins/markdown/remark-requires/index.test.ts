import { freshPage } from '../../../tests/lib/page-tree';
import { plainText } from '../../lib/markdown-nodes';
import { remarkRequires } from '.';

it.each([
  [{ symbol: 'Kv.get' }, ['Look it up.', 'Returns: a value.']],
  [{ symbols: ['Kv.get', 'Kv.set'] }, ['Look it up.', 'Requires: get', 'Returns: a value.']],
])('removes the label only from a page about one function: %j', (symbols, expected) => {
  const file = 'docs/kv.mdx';
  const tree = freshPage(file, 'Look it up.\n\n**Requires:** `get`\n\n**Returns:** a value.\n');
  const frontMatter = { title: 'kv.get()', description: 'Looks it up.', ...symbols };
  remarkRequires()(tree, { cwd: '/site', path: `/site/${file}`, data: { frontMatter } });
  expect(tree.children.map(plainText)).toEqual(expected);
});
