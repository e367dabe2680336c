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

describe.each([
  ['../data/cli.json', './cli-data'],
  ['../data/prices.json', './price-data'],
  ['../data/providers.json', './provider-data'],
  ['../data/sdk-features.json', './sdk-feature-data'],
  ['../data/deployer-permissions.json', './deployer-data'],
])('%s', (file, reader) => {
  /** Reads the data with a changed text. */
  const readChanged = (from: string, to: string) => (): void => {
    jest.isolateModules(() => {
      const content = JSON.stringify(jest.requireActual<object>(file));
      expect(content).toContain(from);
      jest.doMock(file, () => JSON.parse(content.replace(from, to)) as unknown);
      jest.requireActual<object>(reader);
      jest.dontMock(file);
    });
  };
  afterEach(() => jest.dontMock(file));

  it('is rejected if it has an unknown field', () => {
    expect(readChanged('"source"', '"origin"')).toThrow(
      /^packages\/nitric-facts\/data\/[\w-]+\.json:\n/,
    );
  });

  const mistakes: Record<string, [string, string, RegExp][]> = {
    '../data/cli.json': [
      [',"meaning":"Show help for the command."', '', /globalFlags\.1: must have "meaning"/],
      ['"--env-file"', '"env-file"', /must be a flag, such as --stack/],
    ],
    '../data/prices.json': [
      ['"aws-api-gateway-page"}', '"aws"}', /prices\.0\.source: .*"aws-api-gateway-page"/],
      ['"2026-09-23"', '"2025-02-30"', /\.date: must be the date of the source, such as/],
      ['"usd":1', '"usd":0', /prices\.0\.usd: /],
      ['"service":"aws-sqs"', '"service":"aws-sns"', /no price refers to "aws-sqs"/],
      ['"id":"aws-lambda-requests"', '"id":"aws-api-gateway-requests"', /duplicate price "aws-api/],
    ],
    '../data/providers.json': [
      [
        '"permission":"read","actions":["s3',
        '"permission":"see","actions":["s3',
        /aws\.grants: missing grant "storage read"[^]*aws\.grants: unknown grant "storage see"/,
      ],
      ['"service":"Amazon S3",', '', /unknown grant "storage read"/],
    ],
    '../data/deployer-permissions.json': [
      [
        '{"type":"sqs.Queue","source"',
        '{"type":"sqs.NewQueue","source"',
        /aws: sqs\.NewQueue in \S+ has no actions\. Add[^]*aws: sqs\.Queue in \S+ isn't created\. Remove/,
      ],
      ['"queues":["sqs:CreateQueue"', '"queue":["sqs:CreateQueue"', /aws: unknown scope "queue"/],
      ['["sqs:CreateQueue"', '["sqs:*"', /must be an action, such as s3:GetObject/],
      ['"blocks":["domains"]', '"blocks":["jobs"]', /aws: "domains" must be in exactly one policy/],
      [
        '"sid":"Images"',
        `"sid":"${'Images'.repeat(700)}"`,
        /aws: the policy "services" has \d+ characters, and IAM accepts 6144\. Split it/,
      ],
    ],
    '../data/sdk-features.json': [['"dart":null', '"cobol":null', /features\.\d+/]],
  };

  it.each(mistakes[file] ?? [])('is rejected if it has %s -> %s', (from, to, message) => {
    expect(readChanged(from, to)).toThrow(message);
  });
});
