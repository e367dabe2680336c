import * as z from 'zod';
import { keyRowsSchema } from './key-rows';
import { readData } from './read-data';
import { currentRelease } from './releases';

const read = (content: unknown): unknown => readData('data/rows.json', keyRowsSchema, content);

const row = { key: 'region', type: 'string', meaning: 'The region.' };

it('replaces placeholders of releases', () => {
  expect(read([{ ...row, meaning: 'Since CLI %release:cli%.' }])).toEqual([
    { ...row, meaning: `Since CLI ${currentRelease.cli}.` },
  ]);
});

it.each([
  ['an unknown field', [{ ...row, kind: 'x' }], /rows\.json:\n {2}- 0: .*"kind"/],
  ['an unknown type', [{ ...row, type: 'text' }], /- 0\.type: .*"string"/],
  ['a row without a meaning', [{ key: 'region', type: 'string' }], /- 0\.meaning: /],
  ['text of two lines', [{ ...row, meaning: 'One.\nTwo.' }], /one line of Markdown/],
  ['a release that is none', [{ ...row, since: 'v1' }], /must be a release, such as 1\.13\.0/],
  ['a duplicate key', [row, row], /- 1: duplicate key "region"/],
])('rejects %s', (_name, content, message) => {
  expect(() => read(content)).toThrow(message);
});

it('reports a file with the wrong type', () => {
  expect(() => readData('data/rows.json', z.array(z.string()), {})).toThrow(/the whole file/);
});

const readers: Record<string, string> = {
  cli: './cli-data',
  prices: './price-data',
  providers: './provider-data',
  'sdk-features': './sdk-feature-data',
  'deployer-permissions': './deployer-data',
};

const PERMISSION = '"permission":"read","actions":["s3';
const QUEUE = '{"type":"sqs.Queue","source"';

it.each([
  ...Object.keys(readers).map(
    (name) => [name, '"source"', '"origin"', /data\/\S+json:\n/] as const,
  ),
  ['cli', ',"meaning":"Show help for the command."', '', /globalFlags\.1: must have "meaning"/],
  ['cli', '"--env-file"', '"env-file"', /must be a flag, such as --stack/],
  ['prices', '"aws-api-gateway-page"}', '"aws"}', /prices\.0\.source: .*"aws-api-gateway-page"/],
  ['prices', '"2026-09-23"', '"2025-02-30"', /\.date: must be the date of the source, such as/],
  ['prices', '"usd":1', '"usd":0', /prices\.0\.usd: /],
  ['prices', '"service":"aws-sqs"', '"service":"aws-sns"', /no price refers to "aws-sqs"/],
  ['prices', '"aws-lambda-requests"', '"aws-api-gateway-requests"', /duplicate price "aws-api/],
  ['providers', PERMISSION, PERMISSION.replace('read', 'see'), /missing grant "storage read"/],
  ['providers', PERMISSION, PERMISSION.replace('read', 'see'), /unknown grant "storage see"/],
  ['providers', '"service":"Amazon S3",', '', /unknown grant "storage read"/],
  ['deployer-permissions', QUEUE, QUEUE.replace('sqs', 'sns'), /sns\.Queue in \S+ has no actions/],
  ['deployer-permissions', QUEUE, QUEUE.replace('sqs', 'sns'), /sqs\.Queue in \S+ isn't created/],
  ['deployer-permissions', '"queues":["sqs:', '"queue":["sqs:', /aws: unknown scope "queue"/],
  ['deployer-permissions', '["sqs:CreateQueue"', '["sqs:*"', /must be an action, such as/],
  ['deployer-permissions', '"blocks":["domains"]', '"blocks":["jobs"]', /in exactly one policy/],
  [
    'deployer-permissions',
    '"sid":"Images"',
    `"sid":"${'Images'.repeat(700)}"`,
    /the policy "services" has \d+ characters, and IAM accepts 6144\. Split it/,
  ],
  ['sdk-features', '"dart":null', '"cobol":null', /features\.\d+/],
] as const)('%s.json is rejected if it has %s -> %s', (name, from, to, message) => {
  const file = `../data/${name}.json`;
  const content = JSON.stringify(jest.requireActual<object>(file));
  expect(content).toContain(from);
  jest.doMock(file, () => JSON.parse(content.replace(from, to)) as unknown);
  const read = () => jest.isolateModules(() => jest.requireActual<object>(readers[name] ?? ''));
  expect(read).toThrow(message);
  jest.dontMock(file);
});
