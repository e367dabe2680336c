import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  knownIssueEntries,
  releasedProducts,
  releaseHistory,
  type ReleaseEntry,
} from '@nitric-docs/nitric-facts';
import { attributesOf, rowsOf, textOf, withElements } from '../../../tests/lib/page-tree';
import { readContentPages } from '../../lib/content-inventory';
import { releaseListOf, releaseNotesOf } from '../../lib/release-notes';

const siteDir = process.cwd();

const listOf = (of: string): Promise<Root> =>
  withElements(`Opening.\n\n<Releases of="${of}" />\n`, 'docs/reference/go/releases.mdx', siteDir);

afterEach(() => jest.restoreAllMocks());

const setReleases = (...entries: ReleaseEntry[]) =>
  jest.replaceProperty(releaseHistory, 'go', entries);

const queues = { release: '1.10.0', date: '2025-10-08', change: 'Adds `queue()`.' };

it('has a section for each year, and rows with anchors', async () => {
  setReleases(
    { ...queues, pages: ['/sql', '/storage'] },
    { release: '1.9.0', date: '2024-12-31', change: 'Fixes queues.' },
  );
  const tree = await listOf('go');
  const headings: string[] = [];
  const anchors: unknown[] = [];
  visit(tree, 'heading', (node) => void headings.push(textOf(node)));
  visit(tree, 'tableRow', ({ data }) => void anchors.push(data?.hProperties?.id));
  expect(headings).toEqual(['Releases in 2025', 'Releases in 2024']);
  expect(anchors).toEqual([undefined, 'v1-10-0', undefined, 'v1-9-0']);
  expect(rowsOf(tree)[1]).toEqual([
    '[1.10.0](https://github.com/nitrictech/go-sdk/releases/tag/v1.10.0) Oct 8, 2025',
    'Adds queue(). Pages: [SQL databases](/sql), [Storage](/storage)',
  ]);
  expect(attributesOf(tree, 'Releases')).toEqual([
    { name: 'Go SDK', route: '/reference/go/releases' },
  ]);
});

it('rejects a product that it does not know, and a page that does not exist', async () => {
  await expect(listOf('rust')).rejects.toThrow('of="rust" is not supported. Accepted: cli, ');
  setReleases({ ...queues, pages: ['/queues'] });
  await expect(listOf('go')).rejects.toThrow("there's no page /queues. Correct the address");
});

test('each fixed known issue is in the release with the fix', () => {
  const lines = releasedProducts
    .map(releaseListOf)
    .flatMap((list) => releaseNotesOf(siteDir, list))
    .flatMap((note) => note.lines);
  const fixed = knownIssueEntries.filter((issue) => issue.fixed !== undefined);
  const listed = ({ id }: { id: string }): string[] =>
    lines.filter((line) => line.includes(`known-issues#${id})`));
  expect(fixed.filter((issue) => listed(issue).length !== 1)).toEqual([]);
});

test('each known issue names pages that exist', () => {
  const pages = readContentPages(siteDir);
  const routes = knownIssueEntries.flatMap((issue) => issue.pages);
  expect(routes.filter((route) => !pages.has(route))).toEqual([]);
});
