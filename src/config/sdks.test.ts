import { sdkReleases } from '@nitric-docs/nitric-facts/releases';
import {
  currentVersionOf,
  isFunctionPage,
  latestVersionOf,
  parseFrozenVersion,
  sdkHome,
  sdkIds,
  sdkOfLanguage,
  sdkReferenceOf,
  versionsOf,
  type SdkId,
} from './sdks';

// Fixed versions, so that freezing a version doesn't change the expectations.
jest.mock('../../versions.json', () => ['nodejs-v0', 'python-v0', 'go-v0', 'csharp-v0', 'jvm-v0']);
jest.mock('./sdk-versions.json', () => ({
  ...jest.requireActual<object>('./sdk-versions.json'),
  nodejs: 'v1',
  python: 'v1',
  go: 'v1',
  dart: 'v1',
}));

it('knows no SDK for a language that is a name of every object', () => {
  expect([sdkOfLanguage('python'), sdkOfLanguage('constructor')]).toEqual(['python', undefined]);
});

describe('versions', () => {
  it.each<[SdkId, string[], string | undefined, string]>([
    ['go', ['v0', 'v1'], 'v1', '/reference/go'],
    ['dart', ['v1'], 'v1', '/reference/dart'],
    ['csharp', ['v0'], undefined, '/reference/csharp/v0'],
  ])('of %s are %j, and the SDK has the expected home page', (id, versions, current, home) => {
    expect(versionsOf(id)).toEqual(versions);
    expect(latestVersionOf(id)).toBe(versions.at(-1));
    expect(currentVersionOf(id)).toBe(current);
    expect(sdkHome(id)).toBe(home);
  });
});

it.each(['v0', 'cobol-v0', 'go-1', 'go-v01', 'go-v0-beta'])(
  'rejects %j in versions.json',
  (name) => {
    expect(() => parseFrozenVersion(name)).toThrow(
      `versions.json: "${name}" is not accepted. Write <sdk>-<version>, such as nodejs-v0; the SDKs are nodejs,`,
    );
  },
);

test.each([
  ['/reference/nodejs/api/api-route', true],
  ['/reference/nodejs/v0/api/api-get', true],
  ['/reference/nodejs', false],
  ['/reference/nodejs/v0', false],
  ['/reference/nodejs/v0/api', false],
  ['/reference/providers/aws/apis', false],
  ['/storage', false],
])('isFunctionPage(%s) is %s', (route, expected) => {
  expect(isFunctionPage(route)).toBe(expected);
});

describe('sdkReferenceOf', () => {
  it.each(['/', '/reference', '/reference/cli', '/reference/cobol/v0', '/guides/go', '/go'])(
    '%s is not a reference page',
    (route) => {
      expect(sdkReferenceOf(route)).toBeUndefined();
    },
  );

  it.each([
    ['/reference/go', { sdk: 'go', version: 'v1', isLatest: true, isFrozen: false }],
    ['/reference/go/api/api-get', { sdk: 'go', version: 'v1', isLatest: true, isFrozen: false }],
    ['/reference/go/v0/api/api-get', { sdk: 'go', version: 'v0', isLatest: false, isFrozen: true }],
    ['/reference/csharp/v0', { sdk: 'csharp', version: 'v0', isLatest: true, isFrozen: true }],
  ])('%s', (route, expected) => {
    expect(sdkReferenceOf(route)).toEqual(expected);
  });
});

it.each(sdkIds)('has a described release for each version of %s, and no others', (sdk) => {
  expect(Object.keys(sdkReleases[sdk].releases)).toEqual(versionsOf(sdk));
});
