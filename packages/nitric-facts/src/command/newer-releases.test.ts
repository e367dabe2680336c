import { newerReleases } from './newer-releases';

test('newer tags, prereleases, and a repository that is not readable', () => {
  const tags: Record<string, string> = {
    pier: 'a1\trefs/tags/v1.9.0\nb2\trefs/tags/v1.10.0\nc3\trefs/tags/v2.0.0-rc.1\n',
    quay: 'a1\trefs/tags/1.2.0\nb2\trefs/tags/cloud/v9.0.0\n',
  };
  const read = (url: string): string => {
    const text = tags[url.replace('https://github.com/nitrictech/', '')];
    if (text === undefined) {
      throw new Error('not found');
    }
    return text;
  };
  const described = ['pier', 'quay', 'dock'].map((name) => ({
    name,
    release: '1.2.0',
    repository: `nitrictech/${name}`,
  }));
  expect(newerReleases(described, read)).toEqual({
    newer: ['- pier: 1.10.0 (nitrictech/pier); the site describes 1.2.0'],
    unread: ["dock: the tags of nitrictech/dock can't be read. Error: not found"],
  });
});
