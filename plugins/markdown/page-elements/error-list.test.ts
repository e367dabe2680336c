import fs from 'node:fs';
import type { Heading, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { textOf, withElements } from '../../../tests/lib/page-tree';
import { errorComponents, errorMessages } from '@nitric-docs/nitric-facts';

const FILE = 'docs/support/errors.mdx';
const page = (): Promise<Root> => withElements(fs.readFileSync(FILE, 'utf8'), FILE);

/** The messages, and the parent of each, which also contains the rest of the entry. */
function entriesOf(tree: Root): [Heading, Parent][] {
  const entries: [Heading, Parent][] = [];
  visit(tree, 'heading', (node, _, parent) => {
    if (node.depth === 3 && parent) {
      entries.push([node, parent]);
    }
  });
  return entries;
}

const headingsOf = (tree: Root): Heading[] => entriesOf(tree).map(([heading]) => heading);

test('the cause, the fix, and other lines follow the message', async () => {
  const entry = entriesOf(await page()).find(
    ([{ data }]) => data?.hProperties?.id === 'error-building-services',
  );
  const [, body] = entry?.[1].children ?? [];
  const lists = body && 'children' in body ? body.children : [];
  const [cause = '', fix = '', label, lines] = lists.map(textOf);
  expect(cause).toMatch(/^Cause: Docker couldn't build /);
  expect(fix).toMatch(
    /^Fix: Read .* See \[.*\]\(\/reference\/custom-containers#find-problems\)\.$/,
  );
  expect(label).toBe('Same cause and fix: ');
  expect(lines).toBe('error building migration images');
});

test('a list has the messages of its component', async () => {
  const [component] = errorComponents;
  const tree = await withElements(`<ErrorList component="${component}" />`);
  const own = errorMessages.filter((message) => message.component === component);
  expect(headingsOf(tree).map(textOf)).toEqual(own.map(({ message }) => message));
});

test.each([
  ['an unknown component', '<ErrorList component="ruby" />', /page\.mdx:1:1: .*"ruby"/],
  ['a missing component', '<ErrorList />', /page\.mdx:1:1: .*component/],
  ['an unknown attribute', '<ErrorList component="cli" filter="x" />', /filter/],
])('rejects %s', async (_name, text, message) => {
  await expect(withElements(text)).rejects.toThrow(message);
});
