import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { freshPage, rowsOf, textOf, withElements } from '../../../tests/lib/page-tree';
import { remarkPageElements } from '.';

const FILE = 'docs/reference/providers/aws/storage.mdx';

const transformed = (markdown: string, file = FILE): Promise<Root> => withElements(markdown, file);

const rowsIn = async (markdown: string, file?: string): Promise<string[][]> =>
  rowsOf(await transformed(markdown, file));

it('<ConfigTable> has a row for each selected key, with type, default, and meaning', async () => {
  const rows = await rowsIn(
    '<ConfigTable provider="aws" keys="region, config.default.lambda.memory" />',
  );
  expect(rows).toEqual([
    ['Key', 'Type', 'Default', 'Meaning'],
    ['[region](#key-region)', 'string', 'Required', expect.stringMatching(/region/)],
    [
      '[config.<type>.lambda.memory](#key-config-type-lambda-memory)',
      'integer (MB)',
      '128',
      expect.stringMatching(/memory/),
    ],
  ]);
});

it.each([
  ['awstf', /This key has no effect\.$/],
  ['aws', /Since 1\.10\.0\.$/],
])(
  '<ConfigTable> says in %s whether and since when a key has an effect',
  async (provider, note) => {
    const rows = await rowsIn(`<ConfigTable provider="${provider}" keys="import.buckets" />`);
    expect(rows[1]?.[3]).toMatch(note);
  },
);

const GCP_INDEX = 'docs/reference/providers/gcp/index.mdx';

it.each<[table: string, row: string[], file?: string]>([
  [
    '<ResourceTable provider="gcp" />',
    ['[Buckets](/storage)', '[Cloud Storage](/reference/providers/gcp/storage)'],
    GCP_INDEX,
  ],
  [
    '<ResourceTable provider="gcp" />',
    [
      '[SQL databases](/sql)',
      expect.stringContaining(' ([preview](/reference/preview-features#sql-databases))'),
    ],
    GCP_INDEX,
  ],
  // Without a link to the page that contains it.
  ['<ResourceTable provider="aws" />', ['[Buckets](/storage)', 'Amazon S3']],
  ['<ResourceTable />', ['Building block', 'AWS', 'Google Cloud', 'Azure']],
  [
    '<PermissionTable provider="gcp" />',
    ['[Topic](/messaging#permissions)', 'publish', 'pubsub.topics.get pubsub.topics.publish'],
  ],
  [
    '<CliCommandTable />',
    [
      '[nitric up](/reference/cli/stacks#nitric-up), or nitric stack up, nitric stack update',
      'Deploy or update a stack',
    ],
  ],
  [
    '<CliFileTable file="local.nitric.yaml" />',
    ['[apis.<name>.port](#key-apis-name-port)', 'integer', expect.any(String), expect.any(String)],
  ],
  [
    '<CliEnvTable scope="cli" />',
    ['[NITRIC_HOME](#env-nitric_home)', '~/.nitric', expect.any(String)],
  ],
  [
    '<PriceTable provider="azure" block="apis" />',
    [
      expect.stringMatching(/^\[API Management\]\(https:.*\): calls in the Consumption tier$/),
      expect.stringMatching(/^\$\d+\.\d{2,4} per million$/),
      '1 million',
      expect.stringMatching(/\(https:.*\), [A-Z][a-z]+ \d+, 20\d\d \(eastus\)$/),
    ],
  ],
  // The free amount has a different source.
  [
    '<PriceTable provider="aws" block="services" />',
    [
      expect.stringMatching(/^\[AWS Lambda\].*: requests$/),
      expect.any(String),
      '1 million',
      expect.stringMatching(/ \(us-east-1\); .*\(https:.*\), [A-Z][a-z]+ \d+, 20\d\d$/),
    ],
  ],
  // The same actions for several building blocks.
  [
    '<DeployerActionTable />',
    [
      '[APIs](/apis), [HTTP proxies](/http), [Websockets](/websockets), [Topics](/messaging), [Buckets](/storage)',
      'lambda.Permission',
      'lambda:AddPermission lambda:GetPolicy lambda:RemovePermission',
    ],
  ],
])('%s has the row %j', async (table, row, file = FILE) => {
  expect(await rowsIn(table, file)).toContainEqual(row);
});

it('a row has another anchor than the headings', async () => {
  const tree = freshPage(FILE, '### `nitric help`\n\n<CliFlagTable />');
  visit(tree, 'heading', (heading) => {
    heading.data = { hProperties: { id: 'nitric-help' } };
  });
  await remarkPageElements()(tree, { cwd: '/site', path: `/site/${FILE}` });
  expect(textOf(tree)).toContain('[--help](#nitric-help-1)');
});

it('<SdkFeatureTable> links supported features to their page, with an accessible name', async () => {
  const names: unknown[] = [];
  visit(await transformed('<SdkFeatureTable />'), 'link', (link) => {
    if (link.url === '/reference/python/storage/bucket-files') {
      names.push(link.data?.hProperties?.ariaLabel);
    }
  });
  expect(names).toEqual(['Yes: Bucket: list files, Python']);
});

it('<DeployerPolicy> becomes a policy that readers can copy, with long lists in short lines', async () => {
  const [fence] = (await transformed('<DeployerPolicy name="gateways" />')).children;
  expect(fence).toMatchObject({ lang: 'json', meta: 'title="nitric-deployer-gateways.json"' });
  const text = fence && 'value' in fence ? fence.value : '';
  const { Statement } = JSON.parse(text) as { Statement: object[] };
  expect(Statement).toContainEqual({
    Sid: 'Functions',
    Effect: 'Allow',
    Action: ['lambda:AddPermission', 'lambda:GetPolicy', 'lambda:RemovePermission'],
    Resource: 'arn:aws:lambda:us-east-1:111122223333:function:your-project_*',
  });
  const lines = text.split('\n');
  expect(lines.filter((line) => line.includes('", "') && line.length > 96)).toEqual([]);
  expect(lines).toContainEqual(
    expect.stringMatching(/^ +"Action": \["lambda:AddPermission", .*"\],$/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^ +"[^"]+", "[^"]+".*,$/));
});

it.each([
  ['<ConfigTable />', 'missing attribute provider'],
  ['<ConfigTable provider="oracle" />', 'provider="oracle" is not supported. Accepted: aws, aw'],
  ['<ConfigTable provider="aws" keys="regions" />', 'keys: "regions" matches no key. Acc'],
  ['<ConfigTable provider="aws" key="a" />', 'unknown attribute "key". Accepted: provider'],
  ['<ConfigTable provider={"aws"} />', 'an attribute is not plain text'],
  ['<ConfigTable provider="aws">\n\ntext\n\n</ConfigTable>', 'the element must be empty'],
  ['<ResourceTable provider="azure" block="websockets" />', 'packages/nitric-facts/data has no'],
  ['<ResourceTable block="storage" />', 'block requires the attribute provider'],
  ['<PermissionTable provider="aws" block="apis" />', 'block="apis" is not supported. Acc'],
  ['<CliFlagTable command="nitric deploy" />', 'command="nitric deploy" is not supported. A'],
])('the build fails for %s', async (element, problem) => {
  const name = /\w+/.exec(element)?.[0];
  await expect(transformed(`First line\n\n${element}`)).rejects.toThrow(
    `${FILE}:3:1: <${name}>: ${problem}`,
  );
});

it('the build fails for an element in a line of text', async () => {
  await expect(transformed('All: <SdkFeatureTable />')).rejects.toThrow(
    `${FILE}:1:6: <SdkFeatureTable>: the element is inside a line of text. Put it on a separate line.`,
  );
});
