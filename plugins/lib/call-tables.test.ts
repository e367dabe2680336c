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
  const at = { anchor: 'files' };
  expect(calls).toEqual([
    {
      ...{ ...at, name: 'Bucket.files', line: 5, description: 'Lists all files.' },
      signature: 'Bucket.files(): List<File>',
    },
    { ...at, name: 'write', line: 6, description: 'Writes.', signature: 'write(a)' },
    { ...at, name: 'write', line: 6, description: 'Writes.', signature: 'write(b)' },
    {
      ...{ ...at, name: 'Query.Fetch', line: 7, description: 'Fetches.' },
      signature: 'List<T> Query<T>.Fetch()',
    },
  ]);
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
