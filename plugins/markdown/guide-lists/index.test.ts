import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributesOf, rowsOf, textOf, withElements } from '../../../tests/lib/page-tree';
import { REPORT_FILE } from '@nitric-docs/sample-checks';
import type { FacetFilter } from '../../../src/contracts/facet-filter';
import { sourceHash } from '../sample-report/read-report';

let siteDir = '';
beforeEach(() => (siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'guide-lists-'))));
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

function write(file: string, content: string): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
}

/** Writes a guide, with the changed lines of its `guide` block. @returns its source */
function writeGuide(
  route: string,
  title: string,
  change: Record<string, string | undefined> = {},
): string {
  const block = {
    kind: 'example',
    project: 'examples/nodejs-rest-api',
    result: 'A REST API with tests',
    sdk: 'nodejs',
    minutes: '30',
    clouds: '[aws, gcp, azure]',
    topics: '[APIs]',
    ...change,
  };
  const lines = Object.entries(block).flatMap(([key, value]) =>
    value === undefined ? [] : [`  ${key}: ${value}`],
  );
  const description = 'A description of at least fifty characters for the test.';
  const source = `---\ntitle: ${title}\ndescription: ${description}\nguide:\n${lines.join('\n')}\n---\nText\n`;
  write(`docs${route}.mdx`, source);
  return source;
}

const listOf = (element = '<GuideList />'): Promise<Root> =>
  withElements(`Opening.\n\n${element}\n`, 'docs/guides/index.mdx', siteDir);

const titlesIn = (tree: Root): unknown[] =>
  attributesOf(tree, 'GuideCard').map(({ title }) => title);

const headingsIn = (tree: Root): string[] => {
  const headings: string[] = [];
  visit(tree, 'heading', (node) => void headings.push(textOf(node)));
  return headings;
};

const filtersIn = (tree: Root): FacetFilter[] =>
  JSON.parse(String(attributesOf(tree, 'FacetList')[0]?.filters)) as FacetFilter[];

describe('a card', () => {
  it('has what the front matter of the guide says', async () => {
    writeGuide('/guides/nodejs/graphql', 'A GraphQL API', { topics: '[GraphQL, testing]' });
    expect(attributesOf(await listOf(), 'GuideCard')).toEqual([
      {
        href: '/guides/nodejs/graphql',
        title: 'A GraphQL API',
        result: 'A REST API with tests',
        language: 'Node.js',
        minutes: '30',
        clouds: 'AWS, Google Cloud, Azure',
        topics: 'GraphQL, testing',
        facets:
          'kind-example group-nodejs cloud-aws cloud-gcp cloud-azure topic-graphql topic-testing',
      },
    ]);
  });

  it.each([
    [
      'the releases that its project ran with',
      'Ran with CLI 1.61.1 and @nitric/sdk 1.4.2',
      '@nitric/sdk 1.4.2',
      '',
    ],
    ['no releases if the page has changed since', undefined, '@nitric/sdk 1.4.2', 'Other'],
    ['no releases if its project was not started', undefined, undefined, ''],
  ])('has %s', async (_, expected, ranWith, change) => {
    const source = writeGuide('/guides/nodejs/graphql', 'A GraphQL API');
    const page = { hash: sourceHash(source + change), counts: [], ranWith };
    const pages = { 'docs/guides/nodejs/graphql.mdx': page };
    write(REPORT_FILE, JSON.stringify({ runs: { nitric: '1.61.1', pages } }));
    const [card] = attributesOf(await listOf(), 'GuideCard');
    expect(card?.ran).toBe(expected);
  });
});

it('says in cards and in the table that the checks cannot run a guide', async () => {
  writeGuide('/guides/dart/rest', 'Your first API', { sdk: 'dart', norun: 'There is no SDK.' });
  const [card] = attributesOf(await listOf(), 'GuideCard');
  expect(card?.ran).toBe('Not run by the checks of this site');
  const [, row] = rowsOf(await listOf('<GuideList view="projects" />'));
  expect(row?.[1]).toBe('A REST API with tests. Not run by the checks of this site.');
});

describe('the list of all guides', () => {
  it('has a heading for each kind, and the order of the menus', async () => {
    writeGuide('/guides/terraform/s3-encryption', 'Encryption', { kind: 'recipe', sdk: undefined });
    writeGuide('/guides/cors', 'CORS', { kind: 'recipe', sdk: undefined });
    writeGuide('/guides/nodejs/zebra', 'In no menu');
    writeGuide('/guides/nodejs/graphql', 'GraphQL');
    writeGuide('/guides/nodejs/rest-api', 'REST API');
    writeGuide('/guides/python/graphql', 'GraphQL in Python');
    const tree = await listOf();
    expect(titlesIn(tree)).toEqual([
      'CORS',
      'Encryption',
      'REST API',
      'GraphQL',
      'In no menu',
      'GraphQL in Python',
    ]);
    expect(headingsIn(tree)).toEqual(['Recipes', 'Examples']);
  });

  it('filters by the values that occur', async () => {
    writeGuide('/guides/nodejs/graphql', 'GraphQL', { clouds: '[gcp]', topics: '[GraphQL]' });
    writeGuide('/guides/go/websockets', 'Chat', { clouds: '[aws]', topics: '[websockets, APIs]' });
    const labels = filtersIn(await listOf()).map(({ legend, options }) => [
      legend,
      ...options.map(({ label }) => label),
    ]);
    expect(labels).toEqual([
      ['Language', 'Node.js', 'Go'],
      ['Cloud', 'AWS', 'Google Cloud'],
      ['Topic', 'APIs', 'Websockets', 'GraphQL'],
    ]);
  });
});

describe('the list of a group', () => {
  it('has only its guides, and no filter for the group', async () => {
    writeGuide('/guides/nodejs/graphql', 'GraphQL');
    writeGuide('/guides/go/websockets', 'Chat');
    const tree = await listOf('<GuideList group="go" />');
    expect(titlesIn(tree)).toEqual(['Chat']);
    expect(headingsIn(tree)).toEqual(['Examples']);
    expect(filtersIn(tree).map(({ name }) => name)).toEqual(['cloud']);
  });
});

describe('the table of projects', () => {
  it('links each project on GitHub, and its guide', async () => {
    writeGuide('/guides/nodejs/graphql', 'A GraphQL API', { clouds: '[aws]' });
    const tree = await listOf('<GuideList view="projects" />');
    expect(rowsOf(tree)).toEqual([
      ['Project', 'What it shows', 'Guide', 'SDK', 'Clouds'],
      [
        '[nodejs-rest-api](https://github.com/nitrictech/docs/tree/HEAD/examples/nodejs-rest-api)',
        'A REST API with tests',
        '[A GraphQL API](/guides/nodejs/graphql)',
        'Node.js',
        'AWS',
      ],
    ]);
  });
});

it.each([
  ['<GuideList group="rust" />', 'group="rust" is not supported. Accepted: nodejs, python, '],
  ['<GuideList view="list" />', 'view="list" is not supported. Accepted: projects.'],
  ['<GuideList sdk="go" />', 'unknown attribute "sdk". Accepted: group, view.'],
])('rejects %s', async (element, message) => {
  await expect(listOf(element)).rejects.toThrow(
    `docs/guides/index.mdx:3:1: <GuideList>: ${message}`,
  );
});
