/** @jest-environment node */
import fs from 'node:fs';
import type { Heading, Root } from 'mdast';
import { textOf, withElements } from '../../../tests/lib/page-tree';
import { errorComponents, errorMessages } from '@nitric-docs/nitric-facts';

const FILE = 'docs/support/errors.mdx';
const page = (): Promise<Root> => withElements(fs.readFileSync(FILE, 'utf8'), FILE);

const headingsOf = (tree: Root): Heading[] =>
  tree.children.filter((node) => node.type === 'heading' && node.depth === 3) as Heading[];

test('the page shows the messages of all components, with their anchors', async () => {
  const headings = headingsOf(await page());
  const anchors = headings.map(({ data }) => data?.hProperties?.id);
  expect(anchors.sort()).toEqual(errorMessages.map(({ id }) => id).sort());
});

test('the cause, the fix, and other lines follow the message', async () => {
  const tree = await page();
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
