import { extractPage } from '@nitric-docs/search/records';
import { callsIn, hintNamesakes } from './call-tables';
import { parsePage } from './page-syntax';

const page = `## Work with files {/*#files*/}

| Call | Requires | What it does |
| --- | --- | --- |
| \`Bucket.files(): List<File>\` | \`Read\` | Lists all \`files\`. |
| \`write(a)\`, \`write(b)\` | | Writes. |
| \`List<T> Query<T>.Fetch()\`, with \`limit\` | | Fetches. |

## Move to version 1

| Version 0 | Version 1 |
| --- | --- |
| \`with()\` | \`allow()\` |
`;

it('returns the calls in tables with the column "Call", with their section', () => {
  const calls = callsIn(parsePage('calls.mdx', page));
  expect(
    calls.map(({ name, line, description, signature }) => [name, line, description, signature]),
  ).toEqual([
    ['Bucket.files', 5, 'Lists all files.', 'Bucket.files(): List<File>'],
    ['write', 6, 'Writes.', 'write(a)'],
    ['write', 6, 'Writes.', 'write(b)'],
    ['Query.Fetch', 7, 'Fetches.', 'List<T> Query<T>.Fetch()'],
  ]);
  expect(new Set(calls.map(({ anchor }) => anchor))).toEqual(new Set(['files']));
});

it('adds the methods with the same parameters, also for search', () => {
  const row =
    '| `Api.get(path: string)` | Takes `f()`. `put()` and `delete()` have the same parameters. |';
  const table = `| Call | What it does |\n| --- | --- |\n${row}`;
  const tree = structuredClone(parsePage('api.mdx', table));
  expect(callsIn(tree).map(({ signature }) => signature)).toEqual([
    'Api.get(path: string)',
    'Api.put(path: string)',
    'Api.delete(path: string)',
  ]);
  hintNamesakes(tree);
  const { texts } = extractPage(tree, false);
  expect(texts[0]).toContain('Api.get()\nApi.put()\nApi.delete()');
});
