/** @jest-environment node */
import type { CliContent } from '../cli-data';
import type { DeployerContent } from '../deployer-data';
import type { ProvidersContent } from '../provider-data';
import { readText } from '../read-data';
import { mergeCli, mergeCreated, mergeKeys, mergeProviders, type CliFacts } from './merge';
import { actionTodos, changedNames } from './todos';

const dataOf = <Content>(name: string) => JSON.parse(readText(`data/${name}.json`)) as Content;
const cli = dataOf<CliContent>('cli');
const providers = dataOf<ProvidersContent>('providers');
const deployer = dataOf<DeployerContent>('deployer-permissions');

const row = { key: 'name', type: 'string', meaning: 'The name.' } as const;

describe('keys', () => {
  it('are unchanged if the source has the same ones', () => {
    const rows = [
      row,
      { key: 'config.<type>', type: 'object', meaning: 'Settings.' },
      { key: 'config.<type>.memory', type: 'integer', default: '`128`', meaning: 'The memory.' },
      { key: 'delay', type: 'integer', meaning: 'The delay.' },
      { key: 'vpc', type: 'object', ignored: true, meaning: 'The network.' },
      { key: 'domain', type: 'string', default: 'a domain of the cloud', meaning: 'The domain.' },
      { key: 'deletion', type: 'DELETE | ABANDON', meaning: 'What to do.' },
    ] as const;
    const facts = [
      { key: 'name', type: 'string' },
      { key: 'config.<name>.memory', type: 'integer', default: '128' },
      { key: 'delay', type: 'integer', default: '0' },
      { key: 'vpc.subnets', type: 'list of strings' },
      { key: 'domain', type: 'string', default: 'x' },
      { key: 'deletion', type: 'string' },
    ] as const;
    expect(mergeKeys(rows, facts)).toEqual(rows);
  });

  it('are added without a meaning, removed, and changed', () => {
    const memory = { key: 'memory', meaning: 'The memory.' };
    const rows = [row, { ...memory, type: 'integer', default: '`1`' }] as const;
    const facts = [
      { key: 'memory', type: 'number', default: '2' },
      { key: 'size', type: 'integer', default: '5' },
    ] as const;
    expect(mergeKeys(rows, facts)).toEqual([
      { ...memory, type: 'number', default: '`2`' },
      { key: 'size', type: 'integer', default: '`5`', since: '', meaning: '' },
    ]);
  });
});

test('the data of the CLI gets names, and entries whose texts are empty', () => {
  const meaning = 'Replace the file.';
  const old: CliContent = {
    ...cli,
    release: '1.0.0',
    source: 'nitrictech/cli v1.0.0',
    globalFlags: [],
    commands: [
      {
        command: 'nitric up',
        summary: 'Deploy',
        args: 0,
        flags: [{ name: '--force', short: '-f', meaning }],
      },
      { command: 'nitric old', summary: 'Is removed', args: 0, flags: [] },
      { command: 'nitric help', summary: 'Show help', args: 3, flags: [] },
    ],
    previewFeatures: [{ name: 'maps' }],
    environment: [
      { scope: 'cli', name: 'NITRIC_OLD', meaning: 'Is removed.' },
      { scope: 'deployment', name: 'AWS_PROFILE', meaning: 'The profile.' },
    ],
  };
  const stack = { name: '--stack', short: '-s', takesValue: true, default: 'dev' };
  const facts: CliFacts = {
    globalFlags: [],
    commands: [
      {
        command: 'nitric up',
        aliases: ['nitric deploy'],
        args: 1,
        flags: [{ name: '--force', takesValue: false }, stack],
      },
      { command: 'nitric new', aliases: [], flags: [] },
    ],
    previewFeatures: ['sql-databases'],
    project: [],
    local: old.files.local.keys.map(({ key, type }) => ({ key, type })),
    environment: ['NITRIC_HOME'],
  };
  const content = mergeCli(old, facts, '1.1.0');
  expect(content).toMatchObject({
    release: '1.1.0',
    source: 'nitrictech/cli v1.1.0',
    commands: [
      {
        command: 'nitric up',
        summary: 'Deploy',
        aliases: ['nitric deploy'],
        args: 1,
        flags: [
          { name: '--force', short: undefined, meaning },
          { name: '--stack', short: '-s', default: '`dev`', since: '', meaning: '' },
        ],
      },
      { command: 'nitric help' },
      { command: 'nitric new', summary: '' },
    ],
  });
  const changes = changedNames(
    { cli: old, providers, deployer },
    { cli: content, providers, deployer },
  );
  expect(changes.filter((line) => !line.startsWith('- nitric.yaml'))).toEqual([
    '+ nitric up --stack: Describe it.',
    '+ nitric new: Describe it.',
    '+ preview feature sql-databases: Describe it.',
    '+ environment variable NITRIC_HOME: Describe it.',
    '- nitric old: Remove it from the pages.',
    '- preview feature maps: Remove it from the pages.',
    '- environment variable NITRIC_OLD: Remove it from the pages.',
  ]);
  expect(changes).toContain('- nitric.yaml name: Remove it from the pages.');
});

describe('the data of the providers', () => {
  const old: ProvidersContent = {
    ...providers,
    permissions: providers.permissions.filter(({ permission }) =>
      ['publish', 'submit'].includes(permission),
    ),
  };
  const keys = { keys: [] };
  const facts = { aws: keys, awstf: keys, gcp: keys, gcptf: keys, azure: keys, azuretf: keys };
  const rights = {
    TopicPublish: { actions: ['sns:Publish'] },
    MapRead: { actions: ['geo:Read'] },
  };

  it('gets rights', () => {
    const content = mergeProviders(old, { ...facts, aws: { ...keys, rights } }, '9.0.0');
    expect(content.release).toBe('9.0.0');
    expect(content.providers.aws.grants).toContainEqual({
      block: 'topics',
      permission: 'publish',
      actions: ['sns:Publish'],
    });
    // The source has no map with the rights of these providers.
    expect(content.providers.gcptf.grants).toEqual(old.providers.gcptf.grants);
  });

  it('needs the actions of the source', () => {
    const all = { ...facts, aws: { keys: [], rights } };
    expect(actionTodos(old, ['TopicPublish', 'MapRead'], all)).toEqual([
      '+ action MapRead: Add it to "permissions".',
      '- action JobSubmit: Remove it from "permissions".',
      'nitric/aws grants rights for MapRead: Add the block and its grant.',
    ]);
  });
});

test('the list of created resources is that of the source', () => {
  const created = [{ type: 'sns.Topic', source: 'cloud/aws/deploy/queue.go' }];
  const content = mergeCreated(
    { ...deployer, release: '1.0.0', source: 'v1.0.0' },
    created,
    '2.0.0',
  );
  expect(content).toMatchObject({ release: '2.0.0', source: 'v2.0.0', aws: { created } });
});
