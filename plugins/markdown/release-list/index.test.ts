import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  knownIssueEntries,
  releasedProducts,
  releaseHistory,
  type ReleasedProduct,
  type ReleaseEntry,
} from '@nitric-docs/nitric-facts';
import { attributesOf, rowsOf, textOf, withElements } from '../../../tests/lib/page-tree';
import { releaseListOf, releaseNotesOf } from '../../lib/release-notes';

const siteDir = process.cwd();

const listOf = (of: string): Promise<Root> =>
  withElements(`Opening.\n\n<Releases of="${of}" />\n`, 'docs/reference/go/releases.mdx', siteDir);

afterEach(() => jest.restoreAllMocks());

/** Replaces the releases of a product. */
function setReleases(product: ReleasedProduct, entries: ReleaseEntry[]): void {
  jest.replaceProperty(releaseHistory, product, entries);
}

const queues = { release: '1.10.0', date: '2025-10-08', change: 'Adds `queue()`.' };

it('has a section for each year, and rows with anchors', async () => {
  setReleases('go', [
    { ...queues, pages: ['/sql', '/storage'] },
    { release: '1.9.0', date: '2024-12-31', change: 'Fixes queues.' },
  ]);
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
  setReleases('go', [{ ...queues, pages: ['/queues'] }]);
  await expect(listOf('go')).rejects.toThrow("there's no page /queues. Correct the address");
});

test('each fixed known issue is in the release with the fix', () => {
  const notes = releasedProducts
    .map(releaseListOf)
    .flatMap((list) => releaseNotesOf(siteDir, list));
  const fixed = knownIssueEntries.filter((issue) => issue.fixed !== undefined);
  const listed = fixed.map(
    ({ id }) =>
      notes.filter(({ lines }) => lines.some((line) => line.includes(`known-issues#${id})`)))
        .length,
  );
  expect(listed).toEqual(fixed.map(() => 1));
});
