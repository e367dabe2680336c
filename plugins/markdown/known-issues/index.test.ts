import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { knownIssueEntries, type KnownIssueEntry } from '@nitric-docs/nitric-facts';
import { textOf, withElements } from '../../../tests/lib/page-tree';
import { testFolder } from '../../../tests/lib/test-folder';
import { remarkKnownIssues } from './page-line';

jest.mock('@nitric-docs/nitric-facts', () => ({
  ...jest.requireActual<object>('@nitric-docs/nitric-facts'),
  knownIssueEntries: [],
}));
const entries = knownIssueEntries as KnownIssueEntry[];

const PAGES = ['apis', 'jobs', 'sql', 'storage'];

const site = testFolder();
beforeEach(() => {
  for (const page of PAGES) {
    site.write(`docs/${page}.mdx`, `---\ntitle: ${page}\n---\n\nText.\n`);
  }
  entries.length = 0;
});

/** Adds issues, each of which has an ID with its number. */
const addIssues = (...issues: Partial<KnownIssueEntry>[]): void =>
  issues.forEach((issue, index) =>
    entries.push({
      id: `issue-${index + 1}`,
      affects: '`nitric/aws` 1.13.0 to 1.27.5',
      severity: 'nuisance',
      symptom: `It fails (${index + 1}).`,
      advice: `Do this (${index + 1})`,
      pages: ['/storage'],
      ...issue,
    }),
  );

const listOf = (element = '<KnownIssues />'): Promise<Root> =>
  withElements(`Opening.\n\n${element}\n`, 'docs/support/known-issues.mdx', site.path);

/** The rows below each heading, by the anchor of the heading: the ID of each, its facets, and its cells. */
async function rowsOf(): Promise<Record<string, unknown[][]>> {
  const groups: Record<string, unknown[][]> = {};
  let rows: unknown[][] = [];
  visit(await listOf(), (node) => {
    const { hProperties } = (node.data ?? {}) as { hProperties?: Record<string, unknown> };
    if (node.type === 'heading') {
      rows = groups[String(hProperties?.id)] = [];
    } else if (node.type === 'tableRow' && hProperties) {
      rows.push([hProperties.id, hProperties.dataFacets, ...node.children.map(textOf)]);
    }
  });
  return groups;
}

it('lists an issue with its pages, in the group of its state and its component', async () => {
  addIssues(
    { symptom: 'The `read` call fails.', clouds: ['aws'] },
    { pages: PAGES.map((page) => `/${page}`) },
  );
  const others = ['nitric/aws 1.13.0 to 1.27.5', 'None.', 'Open in 1.27.5'];
  const pages = expect.stringMatching(/^It fails \(2\)\.4 pages\[apis\].*, \[storage\]/) as string;
  expect(await rowsOf()).toEqual({
    current: [],
    'current-aws': [
      ['issue-1', 'aws current', 'The read call fails.Page: [storage](/storage)', ...others],
      ['issue-2', 'aws current', pages, ...others],
    ],
  });
});

it('has the facets of all components and clouds of an issue', async () => {
  addIssues(
    { affects: '`nitric/gcp` and `nitric/gcptf` 1.13.0 to 1.27.5' },
    { affects: 'Providers 0.35.0' },
    { affects: 'Dart SDK 1.5.0', clouds: ['azure'] },
  );
  const rows = Object.values(await rowsOf()).flat();
  expect(rows.map(([, facets]) => facets)).toEqual([
    'gcp terraform current',
    'dart azure current',
    'aws gcp azure v0',
  ]);
});

it('lists current issues first, then fixed ones, then those of version 0, and severe ones first', async () => {
  addIssues(
    { affects: 'CLI 1.33.6' },
    { affects: 'CLI 1.53.0 to 1.55.13', fixed: '1.55.14' },
    { affects: 'CLI 1.53.0 to 1.61.1' },
    { affects: 'CLI 1.50.0 to 1.61.1', severity: 'data' },
  );
  const rows = await rowsOf();
  expect(Object.keys(rows)).toEqual(['current', 'current-cli', 'fixed', 'fixed-cli', 'v0', 'v0-cli']); // prettier-ignore
  expect(rows['current-cli']?.map(([id]) => id)).toEqual(['issue-4', 'issue-3']);
});

it.each([
  [{ affects: 'SDK 1.0.0' }, 'affects: "SDK 1.0.0" can\'t be read. Write '],
  [{ fixed: '1.27.5' }, "the fix 1.27.5 isn't newer than the last affected release."],
])('rejects the entry %j', async (issue, message) => {
  addIssues(issue);
  await expect(listOf()).rejects.toThrow(
    `packages/nitric-facts/data/known-issues.yaml: issue-1: ${message}`,
  );
});

/** The text of the line on `/storage`, and its place among the blocks of the page. */
async function lineIn(source: string): Promise<[number, string]> {
  const tree = await withElements(source, 'docs/storage.mdx', site.path);
  remarkKnownIssues()(tree, { cwd: site.path, path: `${site.path}/docs/storage.mdx` });
  const at = tree.children.findIndex((node) => 'name' in node && node.name === 'KnownIssueLine');
  const line = tree.children[at];
  return [at, line ? textOf(line) : ''];
}

it('is one line on each page, before the last section, with the most severe issues', async () => {
  addIssues({ clouds: ['aws', 'gcp'] }, { severity: 'security' }, {}, {}, { pages: ['/apis'] }, { affects: 'CLI 1.60.0', fixed: '1.61.0' }); // prettier-ignore
  const list = '/support/known-issues';
  expect(await lineIn("Text.\n\n## What's next\n\n- Link\n")).toEqual([
    1,
    `4 known issues: [Do this (2)](${list}#issue-2). [Do this (1)](${list}#issue-1) (AWS, Google Cloud). [Do this (3)](${list}#issue-3). [See 1 more](${list}).`,
  ]);
});

const box = (id: string): string => `<KnownIssue id="${id}" />`;

/** The callouts of a page: their type, clouds, title, and text. */
async function boxesOf(source: string): Promise<unknown[]> {
  const boxes: unknown[] = [];
  visit(await withElements(source, 'docs/storage.mdx', site.path), 'containerDirective', (node) => {
    const { hProperties: { type, id, clouds } = {} } = node.data ?? {};
    boxes.push([type, id, clouds, ...node.children.map(textOf)]);
  });
  return boxes;
}

it('has a callout with the clouds, the symptom, the workaround, and a link to the list', async () => {
  addIssues(
    { severity: 'money', clouds: ['aws', 'gcp'], workaround: 'Use `a`.' },
    { severity: 'blocks' },
  );
  expect(await boxesOf(`${box('issue-1')}\n\n${box('issue-2')}\n`)).toEqual([
    ['danger', 'issue-1', 'AWS, Google Cloud', 'Do this (1)', 'It fails (1). Use a. [See the affected releases](/support/known-issues#issue-1).'], // prettier-ignore
    ['warning', 'issue-2', undefined, 'Do this (2)', 'It fails (2). [See the affected releases](/support/known-issues#issue-2).'], // prettier-ignore
  ]);
});

it.each([
  ['issue-9', {}, 'has no entry "issue-9". Correct the ID.'],
  [
    'issue-1',
    {},
    '"issue-1" has the severity nuisance, which has no callout. Accepted: security, ',
  ],
  ['issue-1', { severity: 'data', fixed: '1.55.14', affects: 'CLI 1.53.0 to 1.55.13' }, 'the current releases don\'t have the issue "issue-1". Remove the element.'], // prettier-ignore
] as const)('rejects a callout for %s with %j', async (id, issue, message) => {
  addIssues(issue);
  await expect(boxesOf(`${box(id)}\n`)).rejects.toThrow(message);
});

it('rejects a third callout on a page', async () => {
  addIssues({ severity: 'data' });
  const source = `${box('issue-1')}\n\n`.repeat(3);
  await expect(boxesOf(source)).rejects.toThrow(
    'docs/storage.mdx:5:1: <KnownIssue>: a page has at most 2 of these callouts.',
  );
});

it.each([
  ['a callout', box('issue-1')],
  ['a link in a sentence', '[Do this](/support/known-issues#issue-1).'],
])('leaves an issue with %s out of the line', async (_, stated) => {
  addIssues({ severity: 'data' }, {});
  expect(await lineIn(`${stated}\n`)).toEqual([
    1,
    '1 known issue: [Do this (2)](/support/known-issues#issue-2).',
  ]);
});
