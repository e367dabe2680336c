import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributesOf, rowsOf, textOf, withElements } from '../../../tests/lib/page-tree';
import { testFolder } from '../../../tests/lib/test-folder';
import { REPORT_FILE } from '@nitric-docs/sample-checks';
import type { FacetFilter } from '../../../src/contracts/facet-filter';
import { sourceHash } from '../sample-report/read-report';

const site = testFolder();

/** Writes a guide, with changed or removed lines of its `guide` block. @returns its source */
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
  site.write(`docs/guides/${route}.mdx`, source);
  return source;
}

const listOf = (element = '<GuideList />'): Promise<Root> =>
  withElements(`Opening.\n\n${element}\n`, 'docs/guides/index.mdx', site.path);

const titlesIn = (tree: Root): unknown[] =>
  attributesOf(tree, 'GuideCard').map(({ title }) => title);

const headingsIn = (tree: Root): string[] => {
  const headings: string[] = [];
  visit(tree, 'heading', (node) => void headings.push(textOf(node)));
  return headings;
};

const filtersIn = (tree: Root): FacetFilter[] =>
  JSON.parse(String(attributesOf(tree, 'FacetList')[0]?.filters)) as FacetFilter[];

it('has cards and a table with what the front matter of a guide says', async () => {
  writeGuide('nodejs/graphql', 'A GraphQL API', { topics: '[GraphQL, testing]' });
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
  expect(rowsOf(await listOf('<GuideList view="projects" />'))).toEqual([
    ['Project', 'What it shows', 'Guide', 'SDK', 'Clouds'],
    [
      '[nodejs-rest-api](https://github.com/nitrictech/docs/tree/HEAD/examples/nodejs-rest-api)',
      'A REST API with tests',
      '[A GraphQL API](/guides/nodejs/graphql)',
      'Node.js',
      'AWS, Google Cloud, Azure',
    ],
  ]);
});

it.each([
  ['Ran with CLI 1.61.1 and @nitric/sdk 1.4.2', { ranWith: '@nitric/sdk 1.4.2' }, ''],
  [undefined, { ranWith: '@nitric/sdk 1.4.2' }, 'A change of the page'],
  [undefined, {}, ''],
])('shows how the project ran: %s for %j', async (expected, run, change) => {
  const source = writeGuide('nodejs/graphql', 'A GraphQL API');
  const page = { hash: sourceHash(source + change), counts: [], ...run };
  const pages = { 'docs/guides/nodejs/graphql.mdx': page };
  site.write(REPORT_FILE, JSON.stringify({ runs: { nitric: '1.61.1', pages } }));
  const [card] = attributesOf(await listOf(), 'GuideCard');
  expect(card?.ran).toBe(expected);
});

it('says in cards and in the table that the checks cannot run a guide', async () => {
  writeGuide('dart/rest', 'Your first API', { sdk: 'dart', norun: 'There is no SDK.' });
  const [card] = attributesOf(await listOf(), 'GuideCard');
  expect(card?.ran).toBe('Not run by the checks of this site');
  const [, row] = rowsOf(await listOf('<GuideList view="projects" />'));
  expect(row?.[1]).toBe('A REST API with tests. Not run by the checks of this site.');
});

it('has a heading for each kind, and the order of the menus', async () => {
  writeGuide('terraform/s3-encryption', 'Encryption', { kind: 'recipe', sdk: undefined });
  writeGuide('cors', 'CORS', { kind: 'recipe', sdk: undefined });
  writeGuide('nodejs/zebra', 'In no menu');
  writeGuide('nodejs/graphql', 'GraphQL');
  writeGuide('nodejs/rest-api', 'REST API');
  writeGuide('python/graphql', 'GraphQL in Python');
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

it('filters by the values that occur in all groups or in one', async () => {
  writeGuide('nodejs/graphql', 'GraphQL', { clouds: '[gcp]', topics: '[GraphQL]' });
  writeGuide('go/websockets', 'Chat', { clouds: '[aws, gcp]', topics: '[websockets, APIs]' });
  const labelsOf = (tree: Root): string[][] =>
    filtersIn(tree).map(({ legend, options }) => [legend, ...options.map(({ label }) => label)]);
  expect(labelsOf(await listOf())).toEqual([
    ['Language', 'Node.js', 'Go'],
    ['Cloud', 'AWS', 'Google Cloud'],
    ['Topic', 'APIs', 'Websockets', 'GraphQL'],
  ]);
  const group = await listOf('<GuideList group="go" />');
  expect(titlesIn(group)).toEqual(['Chat']);
  expect(labelsOf(group).map(([legend]) => legend)).toEqual(['Cloud', 'Topic']);
});

it.each([
  ['<GuideList group="rust" />', 'group="rust" is not supported. Accepted: nodejs, python, '],
  ['<GuideList view="list" />', 'view="list" is not supported. Accepted: projects.'],
])('rejects %s', async (element, message) => {
  await expect(listOf(element)).rejects.toThrow(
    `docs/guides/index.mdx:3:1: <GuideList>: ${message}`,
  );
});
