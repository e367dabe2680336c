/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributesOf, textOf, withElements } from '../../../tests/lib/page-tree';
import type { FacetFilter } from '../../../src/contracts/facet-filter';

let siteDir = '';
beforeEach(() => (siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'known-issues-'))));
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

const HEAD = '| Issue | Versions | Workaround | Fixed in |\n| --- | --- | --- | --- |\n';

interface Row {
  issue?: string;
  versions?: string;
  workaround?: string;
  fixed?: string;
}

const rowOf = ({
  issue = 'It fails.',
  versions = '`nitric/aws` 1.13.0 to 1.27.5',
  workaround = 'None.',
  fixed = 'Not fixed in 1.27.5',
}: Row): string => `| ${issue} | ${versions} | ${workaround} | ${fixed} |\n`;

/** Writes a page whose table starts in line 13. */
function writePage(file: string, title: string, table: string): void {
  const description = 'A description of at least fifty characters for the test.';
  const source = `---\ntitle: ${title}\ndescription: ${description}\n---\n\nOpening.\n\n| A |\n| --- |\n\n## Known issues\n\n${table}\n## What's next\n\n- Text\n`;
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, source);
}

const writeIssues = (file: string, title: string, ...rows: Row[]): void =>
  writePage(file, title, HEAD + rows.map(rowOf).join(''));

const listOf = (element = '<KnownIssues />'): Promise<Root> =>
  withElements(`Opening.\n\n${element}\n`, 'docs/support/known-issues.mdx', siteDir);

interface ListedRow {
  cells: string[];
  facets: unknown;
}

/** The rows below each heading, by the anchor of the heading. */
async function rowsOf(): Promise<Record<string, ListedRow[]>> {
  const groups: Record<string, ListedRow[]> = {};
  let rows: ListedRow[] = [];
  visit(await listOf(), (node) => {
    const { hProperties } = (node.data ?? {}) as { hProperties?: Record<string, unknown> };
    if (node.type === 'heading') {
      rows = groups[String(hProperties?.id)] = [];
    } else if (node.type === 'tableRow' && hProperties) {
      rows.push({ cells: node.children.map(textOf), facets: hProperties.dataFacets });
    }
  });
  return groups;
}

const issuesIn = (rows: readonly ListedRow[] = []): unknown[] => rows.map(({ cells }) => cells[0]);

it('lists an issue with its page, in the group of its state and its component', async () => {
  writeIssues('docs/storage.mdx', 'Storage', { issue: 'The `read` call fails.' });
  expect(await rowsOf()).toEqual({
    current: [],
    'current-aws': [
      {
        cells: [
          'The read call fails.Page: [Storage](/storage#known-issues)',
          'nitric/aws 1.13.0 to 1.27.5',
          'None.',
          'Not fixed in 1.27.5',
        ],
        facets: 'aws current',
      },
    ],
  });
});

it('merges equal rows of several pages, even if their links are written differently', async () => {
  const page = 'docs/reference/dart/api/api';
  const row = { versions: 'Dart SDK 1.0.0 to 1.5.0', fixed: 'Not fixed in 1.5.0' };
  writeIssues(`${page}.mdx`, 'api()', { ...row, workaround: '[Catch](#errors) it.' });
  writeIssues(`${page}-get.mdx`, 'api.get()', { ...row, workaround: '[Catch](./api.mdx#errors) it.' }); // prettier-ignore
  writeIssues('docs/reference/dart/index.mdx', 'Dart SDK', { ...row, workaround: '[Catch](/reference/dart/api/api#errors) it.' }); // prettier-ignore
  const { 'current-dart': rows } = await rowsOf();
  expect(rows).toHaveLength(1);
  expect(rows?.[0]?.cells.slice(0, 3)).toEqual([
    'It fails.Pages: [Dart SDK](/reference/dart#known-issues), [api()](/reference/dart/api/api#known-issues), [api.get()](/reference/dart/api/api-get#known-issues)',
    'Dart SDK 1.0.0 to 1.5.0',
    '[Catch](/reference/dart/api/api#errors) it.',
  ]);
});

it('puts many pages into a disclosure', async () => {
  ['a', 'b', 'c', 'd'].forEach((name) => writeIssues(`docs/${name}.mdx`, name, {}));
  const { 'current-aws': rows } = await rowsOf();
  expect(issuesIn(rows)[0]).toMatch(/^It fails\.4 pages\[a\].*, \[d\]/);
});

it('shows an issue for all its components, and for the clouds that its text names', async () => {
  writeIssues(
    'docs/a.mdx',
    'A',
    { issue: '1', versions: '`nitric/gcp` and `nitric/gcptf` 1.13.0 to 1.27.5' },
    { issue: '2', versions: 'Providers 0.35.0', fixed: 'Not fixed in 0.35.0' },
    { issue: 'On Azure, `AWS` fails.', versions: 'Dart SDK 1.5.0', fixed: 'Not fixed in 1.5.0' },
  );
  const rows = Object.values(await rowsOf()).flat();
  expect(rows.map(({ facets }) => facets)).toEqual([
    'gcp terraform current',
    'dart azure current',
    'aws gcp azure v0',
  ]);
});

it('lists current issues first, then fixed ones, and then those of version 0', async () => {
  writeIssues(
    'docs/a.mdx',
    'A',
    { issue: 'old', versions: 'CLI 1.33.6', fixed: 'Not fixed in 1.33.6' },
    { issue: 'fixed', versions: 'CLI 1.53.0 to 1.55.13', fixed: '1.55.14' },
    { issue: 'cli', versions: 'CLI 1.53.0 to 1.61.1', fixed: 'Not fixed in 1.61.1' },
    { issue: 'aws' },
  );
  const headings = Object.keys(await rowsOf());
  expect(headings).toEqual(['current', 'current-aws', 'current-cli', 'fixed', 'fixed-cli', 'v0', 'v0-cli']); // prettier-ignore
});

it('has filters for the components and states that occur, with their rules', async () => {
  writeIssues(
    'docs/a.mdx',
    'A',
    {},
    { versions: 'Providers 0.35.0', fixed: 'Not fixed in 0.35.0' },
  );
  const [{ filters, css } = {}] = attributesOf(await listOf(), 'KnownIssues');
  const options = (JSON.parse(String(filters)) as FacetFilter[]).map((filter) => [
    filter.legend,
    ...filter.options.map(({ label }) => label),
  ]);
  expect(options).toEqual([
    ['Component', 'AWS', 'Google Cloud', 'Azure'],
    ['Releases', 'Current releases', 'Version 0'],
  ]);
  expect(css).toContain(':has([value="gcp"]:checked) [data-facets]');
});

const ACCEPTED_TABLE =
  'must contain one table with the columns Issue, Versions, Workaround, Fixed in.';

it.each([
  ['unknown versions', HEAD + rowOf({}) + rowOf({ versions: 'SDK 1.0.0' }), ':16:1: Versions "SDK 1.0.0" can\'t be read. Write '], // prettier-ignore
  [
    'an unknown fix',
    HEAD + rowOf({ fixed: 'Soon' }),
    ':15:1: Fixed in "Soon" can\'t be read. Write ',
  ],
  ['a link to something else', HEAD + rowOf({ issue: '[a](./a.png)' }), ":15:1: the link ./a.png doesn't lead to a page."], // prettier-ignore
  ['other columns', '| Issue |\n| --- |\n| a |\n', ACCEPTED_TABLE],
  ['no table', 'None.\n', ACCEPTED_TABLE],
  ['two tables', `${HEAD}\n${HEAD}`, ACCEPTED_TABLE],
])('rejects a page with %s', async (_, table, message) => {
  writePage('docs/storage.mdx', 'Storage', table);
  await expect(listOf()).rejects.toThrow(message);
  await expect(listOf()).rejects.toThrow(/^docs\/storage\.mdx:/);
});

it('rejects attributes', async () => {
  await expect(listOf('<KnownIssues sdk="go" />')).rejects.toThrow(
    'docs/support/known-issues.mdx:3:1: <KnownIssues>: unknown attribute "sdk". Accepted: none.',
  );
});
