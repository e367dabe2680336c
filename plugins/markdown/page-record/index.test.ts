import { withElements } from '../../../tests/lib/page-tree';
import { PageRecords, type PageRecord } from '../../lib/page-records';
import { remarkPageRecord } from '.';

const siteDir = process.cwd();
const frontMatter = { title: 'Storage', description: 'Keep files.' };

/** The record of a page. */
async function recordOf(text: string, file = 'docs/storage.mdx'): Promise<PageRecord> {
  const records = new PageRecords();
  const tree = await withElements(text, file, siteDir);
  const page = { cwd: siteDir, path: `${siteDir}/${file}`, data: { frontMatter } };
  remarkPageRecord(records, 'https://nitric.io')()(tree, page);
  return records.of(file === 'docs/storage.mdx' ? '/storage' : '/reference/go/v0/storage/bucket');
}

/** The Markdown below the title. */
const markdownOf = async (text: string): Promise<string> =>
  (await recordOf(text)).markdown.replace('# Storage\n\n', '');

it.each([
  [
    '[APIs](/apis#limits), [home](/), [here](#read), [a list](/llms.txt), [search](/search), and [Go](https://go.dev/doc)',
    '[APIs](https://nitric.io/docs/apis.md#limits), [home](https://nitric.io/docs/index.md), [here](https://nitric.io/docs/storage.md#read), [a list](https://nitric.io/docs/llms.txt), [search](https://nitric.io/docs/search), and [Go](https://go.dev/doc)',
  ],
  ['One\nline at 10:30 {/* note */}', 'One line at 10:30'],
  ['## <MethodTag method="get" /> List', '## GET List'],
  [
    '<Card href="/apis" name="APIs" description="Routes." />',
    '### [APIs](https://nitric.io/docs/apis.md)\n\nRoutes.',
  ],
])('reads %s', async (source, expected) => {
  expect(await markdownOf(source)).toBe(`${expected}\n`);
});

it('keeps every sample of a group with its languages and file name, without hidden lines', async () => {
  const group = [
    '<CodeGroup>\n',
    '```ts title="a.ts" id="one"',
    '// hidden-next-line',
    'declare let b',
    'let a = 1',
    '```\n',
    '```bash tab="go"',
    'go run .',
    '```\n',
    '</CodeGroup>',
  ];
  expect(await markdownOf(group.join('\n'))).toBe(
    '```typescript title="a.ts" also="javascript"\nlet a = 1\n```\n\n```bash tab="go"\ngo run .\n```\n',
  );
  expect(await markdownOf('```yml title="nitric.yaml"\nname: shop\n```')).toBe(
    '```yaml title="nitric.yaml"\nname: shop\n```\n',
  );
});

it('names each panel of cloud tabs, with a heading if it has an anchor', async () => {
  const tabs = [
    '<CloudTabs>',
    '<Cloud name="aws">\n\nFor AWS.\n\n</Cloud>',
    '<Cloud name="gcp" id="on-gcp" title="Deploy to Google Cloud">\n\nFor Google.\n\n</Cloud>',
    '</CloudTabs>',
  ];
  expect(await markdownOf(tabs.join('\n'))).toBe(
    '**AWS**\n\nFor AWS.\n\n### Deploy to Google Cloud\n\nFor Google.\n',
  );
});

it('lists properties with their type, and the values that the page hides at first', async () => {
  const source = `<Properties>
<Property name="kind" type="Kind" required>

The kind.

<AcceptedValues>
<Property name="'write'" type="event">

A write.

</Property>
</AcceptedValues>
</Property>
</Properties>`;
  expect(await markdownOf(source)).toBe(
    "- `kind` (`Kind`, Required)\n\n  The kind.\n\n  - `'write'` (event)\n\n    A write.\n",
  );
  const { searched } = await recordOf(source);
  expect(searched.texts).toEqual([[expect.stringContaining('The kind.'), '', "kind\n'write'"]]);
});

it('shows the notices of an SDK version below the title, and search leaves them out', async () => {
  const { markdown, searched, headTitle } = await recordOf(
    'Text.',
    'versioned_docs/version-go-v0/storage/bucket.mdx',
  );
  expect(markdown).toMatch(
    /^# Storage\n\n> \*\*You are reading about v0\*\*\n>\n> .*\(https:\/\/nitric\.io\/docs\/reference\/go\.md\)\.\n\nText\.\n$/,
  );
  expect(searched.texts).toEqual([['Text.', '']]);
  expect(headTitle).toBe('Storage (v0)');
});

it.each([
  ['<Unknown />', '<Unknown> has no form in Markdown. Accepted: '],
  ['```ts wrong="a"\na\n```', 'unknown option "wrong"'],
])('names the place of %s', async (source, problem) => {
  await expect(recordOf(`Text.\n\n${source}`)).rejects.toThrow(`docs/storage.mdx:3:1: ${problem}`);
});

it('names a page that the bundler did not compile', () => {
  expect(() => new PageRecords().of('/storage')).toThrow(/no record of the page \/storage/);
});
