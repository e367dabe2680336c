/** @jest-environment node */
import type { CliContent } from '../cli-data';
import type { DeployerContent } from '../deployer-data';
import type { ProvidersContent } from '../provider-data';
import { readText } from '../read-data';
import { updateCli, type CliFacts } from './compare-cli';
import { updateCreated } from './compare-created';
import { updateKeys } from './compare-keys';
import { updateProviders, type ProvidersFacts } from './compare-providers';

const row = { key: 'name', type: 'string', meaning: 'The name.' } as const;

describe('keys', () => {
  it('are unchanged if the source has the same ones', () => {
    const rows = [
      row,
      { key: 'config.<type>', type: 'object', meaning: 'Settings.' },
      { key: 'config.<type>.memory', type: 'integer', default: '`128`', meaning: 'The memory.' },
      { key: 'vpc', type: 'object', ignored: true, meaning: 'The network.' },
      { key: 'domain', type: 'string', default: 'a domain of the cloud', meaning: 'The domain.' },
    ] as const;
    const facts = [
      { key: 'name', type: 'string' },
      { key: 'config.<name>.memory', type: 'integer', default: '128' },
      { key: 'vpc.subnets', type: 'list of strings' },
      { key: 'domain', type: 'string', default: 'x' },
    ] as const;
    expect(updateKeys('file', rows, facts)).toEqual({ content: rows, changes: [] });
  });

  it('are added without a meaning, removed, and changed', () => {
    const memory = { key: 'memory', type: 'integer', default: '`1`', meaning: 'The memory.' };
    const { content, changes } = updateKeys(
      'file',
      [row, { ...memory, type: 'integer' }],
      [
        { key: 'memory', type: 'number', default: '2' },
        { key: 'size', type: 'integer', default: '5' },
      ],
    );
    expect(changes).toEqual([
      'file',
      '  + size: integer',
      '  - name',
      '  ~ memory: type integer -> number',
      '  ~ memory: default `1` -> `2`',
    ]);
    expect(content).toEqual([
      { ...memory, type: 'number', default: '`2`' },
      { key: 'size', type: 'integer', default: '`5`', since: '', meaning: '' },
    ]);
  });
});

describe('the data of the CLI', () => {
  const flag = { name: '--force', short: '-f', meaning: 'Replace the file.' };
  const old: CliContent = {
    ...(JSON.parse(readText('data/cli.json')) as CliContent),
    release: '1.0.0',
    source: 'nitrictech/cli v1.0.0',
    globalFlags: [],
    commands: [
      { command: 'nitric up', summary: 'Deploy', args: 0, flags: [flag] },
      { command: 'nitric old', summary: 'Is removed', args: 0, flags: [] },
      { command: 'nitric help', summary: 'Show help', args: 3, flags: [] },
    ],
    previewFeatures: [{ name: 'maps' }],
    environment: [
      { scope: 'cli', name: 'NITRIC_OLD', meaning: 'Is removed.' },
      { scope: 'deployment', name: 'AWS_PROFILE', meaning: 'The profile.' },
    ],
  };
  const facts: CliFacts = {
    globalFlags: [],
    commands: [
      {
        command: 'nitric up',
        aliases: ['nitric deploy'],
        args: 1,
        flags: [
          { name: '--force', takesValue: false },
          { name: '--stack', short: '-s', takesValue: true, default: 'dev' },
        ],
      },
      { command: 'nitric new', aliases: [], flags: [] },
    ],
    previewFeatures: ['sql-databases'],
    project: old.files.project.keys,
    local: old.files.local.keys.map(({ key, type }) => ({ key, type })),
    environment: ['NITRIC_HOME'],
  };
  const { content, changes } = updateCli(old, { ...facts, project: [] }, '1.1.0');

  it('gets names, and entries whose texts are empty', () => {
    expect(content).toMatchObject({ release: '1.1.0', source: 'nitrictech/cli v1.1.0' });
    expect(content.commands).toMatchObject([
      {
        command: 'nitric up',
        aliases: ['nitric deploy'],
        args: 1,
        flags: [
          { name: '--force', short: undefined, meaning: 'Replace the file.' },
          { name: '--stack', short: '-s', default: '`dev`', since: '', meaning: '' },
        ],
      },
      { command: 'nitric help' },
      { command: 'nitric new', summary: '' },
    ]);
    expect(content.environment.map(({ name }) => name)).toEqual(['AWS_PROFILE', 'NITRIC_HOME']);
  });

  it('has a line for each change', () => {
    expect(changes.filter((line) => !line.startsWith('  - '))).toEqual([
      '+ nitric new',
      '- nitric old',
      'nitric up',
      '  + --stack',
      '  ~ --force: short name -f -> none',
      'nitric up: aliases nitric deploy',
      'nitric up: at most 0 -> 1 arguments',
      '+ preview feature sql-databases',
      '- preview feature maps',
      'nitric.yaml',
      '+ variable NITRIC_HOME',
      '- variable NITRIC_OLD',
    ]);
  });
});

test('the data of the providers gets rights, and reports actions', () => {
  const old = JSON.parse(readText('data/providers.json')) as ProvidersContent;
  const { aws } = old.providers;
  const grants = aws.grants.filter(({ permission }) => permission === 'publish');
  const rights = {
    TopicPublish: { actions: ['sns:Publish'] },
    MapRead: { actions: ['geo:Read'] },
  };
  const facts: ProvidersFacts = {
    actions: ['TopicPublish', 'MapRead'],
    providers: { aws: { keys: aws.keys.map(({ key, type }) => ({ key, type })), rights } },
  };
  const permissions = old.permissions.filter(({ permission }) =>
    ['publish', 'submit'].includes(permission),
  );
  const { content, changes } = updateProviders(
    { ...old, permissions, providers: { ...old.providers, aws: { ...aws, grants } } },
    facts,
    '9.0.0',
  );
  expect(content.release).toBe('9.0.0');
  expect(content.providers.aws.grants).toMatchObject([{ actions: ['sns:Publish'] }]);
  expect(changes).toEqual([
    '+ action MapRead. Add it to "permissions".',
    '- action JobSubmit. Remove it from "permissions".',
    'nitric/aws: rights',
    '  ~ topics publish: sns:Publish',
    'nitric/aws: grants rights for MapRead. Add the block and its grant.',
  ]);
});

describe('the resources that need permissions', () => {
  const source = 'cloud/aws/deploy/queue.go';
  const data = JSON.parse(readText('data/deployer-permissions.json')) as DeployerContent;
  const old: DeployerContent = {
    ...data,
    release: '1.0.0',
    source: 'nitrictech/nitric v1.0.0',
    aws: { ...data.aws, created: [{ type: 'sqs.Queue', source }] },
  };

  it('are unchanged if the source creates the same ones', () => {
    expect(updateCreated(old, old.aws.created, '1.0.0')).toEqual({ content: old, changes: [] });
  });

  it('are added and removed', () => {
    const created = [{ type: 'sns.Topic', source }];
    const { content, changes } = updateCreated(old, created, '1.1.0');
    expect(content.source).toBe('nitrictech/nitric v1.1.0');
    expect(content.aws.created).toEqual(created);
    expect(changes).toEqual([
      'Permissions of deployers',
      '+ sns.Topic in cloud/aws/deploy/queue.go. Add its actions to "needs".',
      '- sqs.Queue in cloud/aws/deploy/queue.go. Remove its actions from "needs".',
    ]);
  });
});
