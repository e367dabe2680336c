/** @jest-environment node */
import path from 'node:path';
import { ROOT } from '../../lib/root';
import { readCli } from './read-cli';
import { readCommands } from './read-commands';
import { readCreated } from './read-created';
import { readProviders } from './read-providers';

const fixture = (name: string): string => path.join(ROOT, 'tests/fixtures/facts', name);

describe('the CLI', () => {
  it('has commands with their aliases, arguments, and flags', async () => {
    const { commands, globalFlags } = await readCommands(fixture('cli'));
    const force = { name: '--force', short: '-f', takesValue: false };
    expect(globalFlags).toEqual([{ name: '--ci', takesValue: false }]);
    expect(commands).toEqual([
      { command: 'nitric add', aliases: [], flags: [] },
      { command: 'nitric add stack', aliases: [], flags: [force] },
      { command: 'nitric', aliases: [], flags: [] },
      { command: 'nitric stack', aliases: [], flags: [] },
      { command: 'nitric stack new', aliases: [], args: 2, flags: [force] },
      {
        command: 'nitric stack update',
        aliases: ['nitric up', 'nitric stack up'],
        flags: [
          { name: '--output', short: '-o', takesValue: true, default: 'spec.json' },
          { name: '--stack', short: '-s', takesValue: true },
        ],
      },
    ]);
  });

  it('has keys of files, preview features, and variables', async () => {
    const { project, local, previewFeatures, environment } = await readCli(fixture('cli'));
    expect(project.map(({ key, type }) => `${key}: ${type}`)).toEqual([
      'name: string',
      'services[].match: string',
      'services[].runtime: string',
      'services[].type: string',
      'runtimes.<name>.args: map of strings',
      'preview: preview features',
    ]);
    expect(local).toEqual([{ key: 'apis.<name>.port', type: 'integer' }]);
    expect(previewFeatures).toEqual(['sql-databases', 'maps']);
    expect(environment).toEqual(['NITRIC_HOME', 'NITRIC_RUN_DIR']);
  });
});

describe('the providers', () => {
  it('have keys with types and defaults', async () => {
    const { providers } = await readProviders(fixture('providers'));
    expect(providers.aws.keys).toEqual([
      { key: 'provider', type: 'string' },
      { key: 'region', type: 'string' },
      { key: 'tags', type: 'map of strings' },
      { key: 'apis.<name>.domains', type: 'list of strings' },
      { key: 'compute.max-cpus', type: 'integer', default: '32' },
      { key: 'compute.instance-types', type: 'list of strings', default: 'optimal' },
      { key: 'config.<name>.lambda.memory', type: 'integer', default: '128' },
      { key: 'config.<name>.lambda.vpc.subnet-ids', type: 'list of strings' },
      { key: 'refresh', type: 'boolean' },
    ]);
    const keysOf = (id: 'gcptf' | 'azuretf') => providers[id].keys.map(({ key }) => key);
    expect(keysOf('gcptf')).toEqual(expect.arrayContaining(['backend', 'impersonate']));
    expect(keysOf('azuretf')).toContain('subscription-id');
  });

  it('have rights for each action', async () => {
    const { actions, providers } = await readProviders(fixture('providers'));
    expect(actions).toEqual(['BucketFileGet', 'BucketFileList', 'TopicPublish']);
    expect(providers.awstf.rights?.get('BucketFileList')).toEqual({ actions: ['s3:ListBucket'] });
    expect(providers.azure.rights?.get('BucketFileGet')).toEqual({
      actions: ['containers/read'],
      dataActions: ['blobs/read'],
    });
    expect(providers.azuretf.rights).toBeUndefined();
  });

  it('create resources of AWS, each listed once per file', async () => {
    const source = 'cloud/aws/deploy/queue.go';
    expect(await readCreated(fixture('providers'))).toEqual([
      { type: 'awsx.ec2.Vpc', source },
      { type: 'sqs.Queue', source },
    ]);
  });
});

test.each([
  [
    'unreadable',
    /^cmd\/root\.go:6: the call on a flag set can't be read: .*Add a rule for it in scripts\/maintain/,
  ],
  ['syntax-error', /^cmd\/root\.go:\d+: the Go grammar doesn't accept the code/],
  ['providers', /^cmd: has no Go files in .*change its path in scripts\/maintain\/facts/],
])('the source %s is rejected with the file and what to do', async (name, message) => {
  await expect(readCli(fixture(name))).rejects.toThrow(message);
});

test('a checkout of the CLI as the one of the providers', async () => {
  await expect(readProviders(fixture('cli'))).rejects.toThrow(
    /^cloud\/common\/deploy\/attributes\.go: doesn't exist in .*Pass the checkout of the CLI first/,
  );
});
