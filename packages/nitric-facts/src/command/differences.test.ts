import { cli } from '../cli-data';
import type { KeyRow } from '../key-rows';
import { permissions, providers, type Provider } from '../provider-data';
import { differences, type Data } from './differences';
import type { GoFacts, KeyFacts } from './read-go';
import type { SourceFacts } from './read-sources';

const meaning = 'What it is for.';
const none: Provider = {
  ...providers.aws,
  keys: [{ key: 'provider', type: 'string', meaning }],
  grants: [],
};
const data: Data = {
  cli: {
    ...cli,
    globalFlags: [],
    commands: [],
    previewFeatures: [],
    environment: [],
    files: {
      ...cli.files,
      project: { file: 'nitric.yaml', keys: [] },
      local: { file: 'local.nitric.yaml', keys: [] },
    },
  },
  providers: { aws: none, awstf: none, gcp: none, gcptf: none, azure: none, azuretf: none },
  permissions: [],
  created: [],
};
const go: GoFacts = {
  cli: { commands: [], globalFlags: [], project: [], local: [] },
  providers: { actions: [], keys: { aws: [], gcp: [], azure: [] } },
};
const sources: SourceFacts = {
  previewFeatures: [],
  environment: [],
  attributeKeys: { aws: [], awstf: [], gcp: [], gcptf: [], azure: [], azuretf: [] },
  rights: {},
  created: [],
};

function keyDifferences(rows: KeyRow[], facts: KeyFacts[]): string[] {
  const project = { file: 'nitric.yaml', keys: rows };
  return differences(
    { ...data, cli: { ...data.cli, files: { ...data.cli.files, project } } },
    { ...go, cli: { ...go.cli, project: facts } },
    sources,
  );
}

it('accepts keys that the data describes differently', () => {
  const rows: KeyRow[] = [
    { key: 'config.<type>', type: 'object', meaning },
    { key: 'config.<type>.memory', type: 'integer', default: '`128`', meaning },
    { key: 'delay', type: 'integer', meaning },
    { key: 'vpc', type: 'object', ignored: true, meaning },
    { key: 'domain', type: 'string', default: 'a domain of the cloud', meaning },
    { key: 'deletion', type: 'DELETE | ABANDON', meaning },
  ];
  const facts: KeyFacts[] = [
    { key: 'config.<name>.memory', type: 'integer', default: '128' },
    { key: 'delay', type: 'integer', default: '0' },
    { key: 'vpc.subnets', type: 'list of strings' },
    { key: 'domain', type: 'string', default: 'x' },
    { key: 'deletion', type: 'string' },
  ];
  expect(keyDifferences(rows, facts)).toEqual([]);
});

it('finds keys that were added, removed, and changed', () => {
  const rows: KeyRow[] = [
    { key: 'name', type: 'string', meaning },
    { key: 'memory', type: 'integer', default: '`1`', meaning },
  ];
  const facts: KeyFacts[] = [
    { key: 'memory', type: 'number', default: '2' },
    { key: 'size', type: 'integer', default: '5' },
  ];
  expect(keyDifferences(rows, facts)).toEqual([
    '~ nitric.yaml memory: type: integer is now number; default: `1` is now `2`. Correct it.',
    '+ nitric.yaml size: Describe it.',
    '- nitric.yaml name: Remove it from the data and from the pages.',
  ]);
});

it('finds commands, flags, preview features, and variables', () => {
  const described: Data['cli'] = {
    ...data.cli,
    commands: [
      {
        command: 'nitric up',
        summary: 'Deploy',
        args: 0,
        flags: [
          { name: '--force', short: '-f', meaning },
          { name: '--help', meaning },
        ],
      },
      { command: 'nitric help', summary: 'Show help', args: 3, flags: [] },
    ],
    previewFeatures: [{ name: 'maps' }],
    environment: [
      { scope: 'cli', name: 'NITRIC_OLD', meaning },
      { scope: 'deployment', name: 'AWS_PROFILE', meaning },
    ],
  };
  const up = {
    command: 'nitric up',
    aliases: ['nitric deploy'],
    args: 1,
    flags: [
      { name: '--force', takesValue: false },
      { name: '--stack', takesValue: true },
    ],
  };
  expect(
    differences(
      { ...data, cli: described },
      { ...go, cli: { ...go.cli, commands: [up] } },
      { ...sources, environment: ['NITRIC_HOME'] },
    ),
  ).toEqual([
    '~ nitric up: aliases: none is now nitric deploy; arguments: 0 is now 1. Correct it.',
    '~ nitric up --force: short: -f is now none. Correct it.',
    '+ nitric up --stack: Describe it.',
    '+ variable NITRIC_HOME: Describe it.',
    '- preview feature maps: Remove it from the data and from the pages.',
    '- variable NITRIC_OLD: Remove it from the data and from the pages.',
  ]);
});

it('finds grants, actions, and created resources', () => {
  const grant = { block: 'topics' as const, permission: 'publish', actions: ['sns:Publish'] };
  const aws = { ...none, grants: [grant] };
  const queue = { type: 'sqs.Queue', source: 'cloud/aws/deploy/queue.go' };
  const rights = {
    TopicPublish: { actions: ['sns:Send'] },
    MapRead: { actions: ['geo:Read'] },
  };
  expect(
    differences(
      {
        ...data,
        providers: { ...data.providers, aws },
        permissions: permissions.filter(({ permission }) => permission === 'publish'),
        created: [queue],
      },
      { ...go, providers: { ...go.providers, actions: ['TopicPublish', 'MapRead'] } },
      { ...sources, rights: { aws: rights }, created: [{ ...queue, type: 'sns.Topic' }] },
    ),
  ).toEqual([
    '+ action MapRead: Describe it.',
    '~ nitric/aws topics publish: actions: sns:Publish is now sns:Send. Correct it.',
    '+ nitric/aws MapRead: Describe it.',
    '+ sns.Topic in cloud/aws/deploy/queue.go: Describe it.',
    '- sqs.Queue in cloud/aws/deploy/queue.go: Remove it from the data and from the pages.',
  ]);
});
