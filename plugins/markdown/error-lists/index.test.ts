/** @jest-environment node */
import type { Heading, Nodes, Root } from 'mdast';
import { remarkErrorLists } from '.';
import { errorComponents, errorMessages } from '@nitric-docs/nitric-facts';
import { parsePage } from '../../lib/page-syntax';

const allLists = errorComponents.map((id) => `## ${id}\n\n<ErrorList component="${id}" />`);

function transform(text: string): Root {
  const tree = parsePage('docs/support/errors.mdx', text);
  remarkErrorLists({ siteDir: '/site' })(tree, { path: '/site/docs/support/errors.mdx' });
  return tree;
}

function textOf(node: Nodes): string {
  const text =
    'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
  return node.type === 'link' ? `[${text}](${node.url})` : text;
}

const headingsOf = (tree: Root): Heading[] =>
  tree.children.filter((node) => node.type === 'heading' && node.depth === 3) as Heading[];

test('each message is a heading with its anchor', () => {
  const headings = headingsOf(transform(allLists.join('\n\n')));
  expect(headings.map((heading) => [heading.data?.hProperties?.id, textOf(heading)])).toEqual(
    errorMessages.map(({ id, message }) => [id, message]),
  );
});

test('the cause, the fix, and other lines follow the message', () => {
  const tree = transform(allLists.join('\n\n'));
  const heading = headingsOf(tree).find(
    ({ data }) => data?.hProperties?.id === 'error-building-services',
  );
  const start = heading ? tree.children.indexOf(heading) : -1;
  const [cause = '', fix = '', label, lines] = tree.children
    .slice(start + 1, start + 5)
    .map(textOf);
  expect(cause).toMatch(/^Cause: Docker couldn't build /);
  expect(fix).toMatch(
    /^Fix: Read .* See \[.*\]\(\/reference\/custom-containers#find-problems\)\.$/,
  );
  expect(label).toBe('Same cause and fix: ');
  expect(lines).toBe('error building migration images');
});

test('the messages of a component are in its section', () => {
  const { children } = transform(allLists.join('\n\n'));
  const sections = children.filter((node) => node.type === 'heading' && node.depth === 2);
  const [first, second] = sections.map((section) => children.indexOf(section));
  const shown = headingsOf({ type: 'root', children: children.slice(first, second) });
  expect(shown).toHaveLength(errorMessages.filter(({ component }) => component === 'cli').length);
});

test.each([
  ['an unknown component', '<ErrorList component="ruby" />', /errors\.mdx:1:1: .*"ruby"/],
  ['a missing component', '<ErrorList />', /errors\.mdx:1:1: .*component/],
  ['an unknown attribute', '<ErrorList component="cli" filter="x" />', /filter/],
  [
    'a page that leaves out components',
    allLists.filter((list) => !list.includes('"go"')).join('\n\n'),
    /the page doesn't show these components: go\. Add a <ErrorList> for each/,
  ],
])('rejects %s', (_name, text, message) => {
  expect(() => transform(text)).toThrow(message);
});

test('a page without lists stays as it is', () => {
  expect(textOf(transform('Text'))).toBe('Text');
});
