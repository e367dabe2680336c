/** @jest-environment node */
import {
  compareVersions,
  currentVersionOf,
  frozenVersions,
  isSdkId,
  latestVersionOf,
  parseFrozenVersions,
  sdkHome,
  sdkIds,
  sdkOf,
  sdkReferenceOf,
  sdks,
  sortedVersions,
  VERSION_PATTERN,
  versionHref,
  versionsOf,
  type SdkId,
} from './sdks';

// Fixed versions, so that freezing a version doesn't change the expectations.
jest.mock('../../versions.json', () => ['nodejs-v0', 'python-v0', 'go-v0', 'csharp-v0', 'jvm-v0']);
jest.mock('./sdk-versions.json', () => ({ nodejs: 'v1', python: 'v1', go: 'v1', dart: 'v1' }));

describe('the SDKs', () => {
  it('have the expected IDs and labels', () => {
    expect(sdks.map(({ id, label }) => [id, label])).toEqual([
      ['nodejs', 'Node.js'],
      ['python', 'Python'],
      ['go', 'Go'],
      ['dart', 'Dart'],
      ['csharp', 'C# .NET'],
      ['jvm', 'JVM'],
    ]);
  });

  it('are experimental for Go and Dart, and legacy for C# and JVM', () => {
    const withStatus = (status: string) =>
      sdks.filter((sdk) => sdk.status === status).map(({ id }) => id);
    expect(withStatus('experimental')).toEqual(['go', 'dart']);
    expect(withStatus('legacy')).toEqual(['csharp', 'jvm']);
  });

  it('are recognized by their ID', () => {
    expect(sdkIds.every(isSdkId)).toBe(true);
    expect([undefined, '', 'rust', 'Go'].some(isSdkId)).toBe(false);
    expect(sdkOf('go').label).toBe('Go');
  });

  it('are listed in the error for an unknown ID', () => {
    const unchecked = (id: string) => sdkOf(id as SdkId);
    expect(() => unchecked('rust')).toThrow(
      'Unknown SDK "rust". Accepted: nodejs, python, go, dart, csharp, jvm.',
    );
  });
});

describe('versions', () => {
  it.each<[SdkId, string[], string | undefined, string]>([
    ['nodejs', ['v0', 'v1'], 'v1', '/reference/nodejs'],
    ['python', ['v0', 'v1'], 'v1', '/reference/python'],
    ['go', ['v0', 'v1'], 'v1', '/reference/go'],
    ['dart', ['v1'], 'v1', '/reference/dart'],
    ['csharp', ['v0'], undefined, '/reference/csharp/v0'],
    ['jvm', ['v0'], undefined, '/reference/jvm/v0'],
  ])('of %s are %j, and the SDK has the expected home page', (id, versions, current, home) => {
    expect(versionsOf(id)).toEqual(versions);
    expect(latestVersionOf(id)).toBe(versions.at(-1));
    expect(currentVersionOf(id)).toBe(current);
    expect(sdkHome(id)).toBe(home);
  });

  it('have the version in their address unless they are the latest', () => {
    expect(versionHref('go', 'v1')).toBe('/reference/go');
    expect(versionHref('go', 'v0')).toBe('/reference/go/v0');
    expect(versionHref('csharp', 'v0')).toBe('/reference/csharp/v0');
  });

  it('are sorted by number', () => {
    const frozen = parseFrozenVersions(['go-v10', 'go-v2', 'nodejs-v3']);
    expect(sortedVersions('go', frozen, 'v11')).toEqual(['v2', 'v10', 'v11']);
    expect(sortedVersions('go', frozen, undefined)).toEqual(['v2', 'v10']);
    expect(compareVersions('v10', 'v9')).toBeGreaterThan(0);
  });

  it.each(['v0', 'v1', 'v10'])('accept %s', (version) => {
    expect(VERSION_PATTERN.test(version)).toBe(true);
  });

  it.each(['1', 'v', 'v01', 'v1.2', 'V1', 'v1-beta', ' v1', 'v1\n', 'v-1'])(
    'may not be called %j',
    (version) => {
      expect(VERSION_PATTERN.test(version)).toBe(false);
    },
  );
});

describe('versions.json', () => {
  it('is parsed to frozen versions', () => {
    expect(frozenVersions[0]).toEqual({ name: 'nodejs-v0', sdk: 'nodejs', version: 'v0' });
  });

  it.each([
    [{}, /^versions\.json: expected a list\. .*\["nodejs-v0"\]/],
    [null, /^versions\.json: expected a list/],
    [['v0'], /^versions\.json: "v0" is not accepted\. Write <sdk>-<version>, such as nodejs-v0/],
    [
      ['rust-v0'],
      /^versions\.json: "rust-v0" .*the SDKs are nodejs, python, go, dart, csharp, jvm/,
    ],
    [['go-1'], /^versions\.json: "go-1" is not accepted/],
    [['go-v0-beta'], /^versions\.json: "go-v0-beta" is not accepted/],
    [[7], /^versions\.json: 7 is not accepted/],
    [['go-v0', 'go-v0'], /^versions\.json: "go-v0" is listed twice/],
  ])('rejects %j', (value, message) => {
    expect(() => parseFrozenVersions(value)).toThrow(message);
  });
});

describe('sdkReferenceOf', () => {
  it.each([
    '/',
    '/apis',
    '/reference',
    '/reference/cli',
    '/reference/rust/v0',
    '/guides/go',
    '/go',
  ])('%s is not a reference page', (route) => {
    expect(sdkReferenceOf(route)).toEqual({ isReferenceDocs: false, isNotLatest: false });
  });

  it.each([
    ['/reference/go', 'go', 'Go', 'v1', false, '/reference/go'],
    ['/reference/go/api/api-get', 'go', 'Go', 'v1', false, '/reference/go'],
    ['/reference/go/v0', 'go', 'Go', 'v0', true, '/reference/go'],
    ['/reference/go/v0/api/api-get', 'go', 'Go', 'v0', true, '/reference/go'],
    [
      '/reference/nodejs/websocket/websocket',
      'nodejs',
      'Node.js',
      'v1',
      false,
      '/reference/nodejs',
    ],
    ['/reference/python/v0', 'python', 'Python', 'v0', true, '/reference/python'],
    ['/reference/dart', 'dart', 'Dart', 'v1', false, '/reference/dart'],
    ['/reference/csharp/v0', 'csharp', 'C# .NET', 'v0', false, '/reference/csharp/v0'],
    ['/reference/jvm/v0/api/api', 'jvm', 'JVM', 'v0', false, '/reference/jvm/v0'],
  ])('%s', (route, currentSdk, currentSdkLabel, currentVersion, isNotLatest, latestLink) => {
    expect(sdkReferenceOf(route)).toEqual({
      isReferenceDocs: true,
      currentSdk,
      currentSdkLabel,
      currentVersion,
      isNotLatest,
      latestLink,
    });
  });
});
