/** @jest-environment node */
import {
  describedReleases,
  newerReleases,
  newestIn,
  type Described,
  type Run,
} from './newer-releases';

test('the newest release in the output of git, npm, pip, and go', () => {
  expect(newestIn('a1b2\t v1.9.0\nc3d4\t v1.10.0\ne5f6\t v2.0.0-rc.1\n')).toBe('1.10.0');
  expect(newestIn('nitric (1.2.4)\nAvailable versions: 1.2.4, 1.2.3\n')).toBe('1.2.4');
  expect(newestIn('v1.1.1\n')).toBe('1.1.1');
  expect(newestIn('nothing')).toBeUndefined();
});

test('a newer tag, a newer package, and a place that is not readable', async () => {
  const outputs: Record<string, string | undefined> = {
    git: 'a1\trefs/tags/v1.2.0\nb2\trefs/tags/v1.3.0-rc.1\n',
    npm: '1.10.0\n',
  };
  const execute: Run = (command) => Promise.resolve(outputs[command]);
  const of = (name: string, release: string, registry?: [string]): Described => ({
    name,
    release,
    repository: `nitrictech/${name}`,
    ...(registry ? { registry } : {}),
  });
  const described = [
    of('pier', '1.1.9'),
    of('quay', '1.2.0', ['npm']),
    of('dock', '1.2.0', ['go']),
  ];
  await expect(newerReleases(described, execute)).resolves.toEqual({
    newer: [
      '- pier: 1.2.0 (tags of nitrictech/pier); the site describes 1.1.9',
      '- quay: 1.10.0 (registry); the site describes 1.2.0',
    ],
    unread: [`dock: the registry can't be read. Run "go".`],
  });
});

test('every SDK has a repository', () => {
  expect(describedReleases().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['github.com/nitrictech/go-sdk', 'Nitric CLI', 'Nitric providers']),
  );
});
