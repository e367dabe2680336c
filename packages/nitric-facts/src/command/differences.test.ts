import { cli } from '../cli-data';
import { permissions, providers, type Provider } from '../provider-data';
import { differences, type Data } from './differences';
import type { GoFacts } from './read-go';
import type { SourceFacts } from './read-sources';

const meaning = 'What it is for.';
const none: Provider = {
  ...providers.aws,
  keys: [{ key: 'provider', type: 'string', meaning }],
  grants: [],
};
const queue = { type: 'sqs.Queue', source: 'cloud/aws/deploy/queue.go' };

const data: Data = {
  cli: {
    ...cli,
    globalFlags: [],
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
    files: {
      ...cli.files,
      project: {
        file: 'nitric.yaml',
        keys: [
          { key: 'name', type: 'string', meaning },
          { key: 'memory', type: 'integer', default: '`1`', meaning },
        ],
      },
      // The data describes these keys differently, and right.
      local: {
        file: 'local.nitric.yaml',
        keys: [
          { key: 'config.<type>', type: 'object', meaning },
          { key: 'config.<type>.memory', type: 'integer', default: '`128`', meaning },
          { key: 'delay', type: 'integer', meaning },
          { key: 'vpc', type: 'object', ignored: true, meaning },
          { key: 'domain', type: 'string', default: 'a domain of the cloud', meaning },
          { key: 'deletion', type: 'DELETE | ABANDON', meaning },
        ],
      },
    },
  },
  providers: {
    aws: {
      ...none,
      grants: [{ block: 'topics', permission: 'publish', actions: ['sns:Publish'] }],
    },
    ...{ awstf: none, gcp: none, gcptf: none, azure: none, azuretf: none },
  },
  permissions: permissions.filter(({ permission }) => permission === 'publish'),
  created: [queue],
};

const go: GoFacts = {
  cli: {
    commands: [
      {
        command: 'nitric up',
        aliases: ['nitric deploy'],
        args: 1,
        flags: [
          { name: '--force', takesValue: false },
          { name: '--stack', takesValue: true },
        ],
      },
    ],
    globalFlags: [],
    project: [
      { key: 'memory', type: 'number', default: '2' },
      { key: 'size', type: 'integer', default: '5' },
    ],
    local: [
      { key: 'config.<name>.memory', type: 'integer', default: '128' },
      { key: 'delay', type: 'integer', default: '0' },
      { key: 'vpc.subnets', type: 'list of strings' },
      { key: 'domain', type: 'string', default: 'x' },
      { key: 'deletion', type: 'string' },
    ],
  },
  providers: { actions: ['TopicPublish', 'MapRead'], keys: { aws: [], gcp: [], azure: [] } },
};

const sources: SourceFacts = {
  previewFeatures: [],
  environment: ['NITRIC_HOME'],
  attributeKeys: { aws: [], awstf: [], gcp: [], gcptf: [], azure: [], azuretf: [] },
  rights: {
    aws: { TopicPublish: { actions: ['sns:Send'] }, MapRead: { actions: ['geo:Read'] } },
  },
  created: [{ ...queue, type: 'sns.Topic' }],
};

it('finds what was added, changed, and removed', () => {
  expect(differences(data, go, sources)).toEqual([
    '~ nitric up: aliases: none is now nitric deploy; arguments: 0 is now 1. Correct it.',
    '~ nitric up --force: short: -f is now none. Correct it.',
    '+ nitric up --stack: Describe it.',
    '+ variable NITRIC_HOME: Describe it.',
    '~ nitric.yaml memory: type: integer is now number; default: `1` is now `2`. Correct it.',
    '+ nitric.yaml size: Describe it.',
    '+ action MapRead: Describe it.',
    '~ nitric/aws topics publish: actions: sns:Publish is now sns:Send. Correct it.',
    '+ nitric/aws MapRead: Describe it.',
    '+ sns.Topic in cloud/aws/deploy/queue.go: Describe it.',
    ...[
      'preview feature maps',
      'variable NITRIC_OLD',
      'nitric.yaml name',
      'sqs.Queue in cloud/aws/deploy/queue.go',
    ].map((name) => `- ${name}: Remove it from the data and from the pages.`),
  ]);
});
