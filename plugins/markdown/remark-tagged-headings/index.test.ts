import { freshPage } from '../../../tests/lib/page-tree';
import { remarkTaggedHeadings } from '.';

it.each([
  ['## <MethodTag method="get" /> List `all` loans', 'list-all-loans'],
  ['## List loans', undefined],
  ['## <MethodTag method="get" />', undefined],
])('derives the anchor from the text after a tag: %s', (text, id) => {
  const page = freshPage('docs/page.mdx', text);
  remarkTaggedHeadings()(page);
  expect(page.children[0]?.data?.hProperties?.id).toBe(id);
});
