import fs from 'node:fs';
import type * as Releases from '../releases';
import { pathOf, readData } from '../read-data';
import { sdkIds, sdkReleases, type SdkId } from '../releases';
import { dartApiSchema, describedSymbols, goSources, nodeDeclarationsOf, readDartApi } from '.';
import { stubFilesOf, type ApiSymbol, type Parameter } from '.';

/** The versions whose release the registries of the checks have. The checks install them. */
const INSTALLED = ['nodejs v0', 'python v0', 'python v1', 'go v0'];

const versions = sdkIds.flatMap((sdk) =>
  Object.keys(sdkReleases[sdk].releases).map((version): [SdkId, string] => [sdk, version]),
);

/** @throws if the interface is that of another release */
const interfaceOf = (sdk: SdkId, version: string): unknown =>
  ({ go: goSources, nodejs: nodeDeclarationsOf })[sdk as 'go']?.(version) ??
  describedSymbols(sdk, version);

test.each(versions)('%s %s has an interface of its own, or is in a registry', (sdk, version) => {
  const isStored = interfaceOf(sdk, version) !== undefined;
  expect(isStored).toBe(!INSTALLED.includes(`${sdk} ${version}`));
});

describe('a version that the next one replaced', () => {
  /** Reads the interfaces as if `releases.json` had these releases. */
  const read = (sdk: SdkId, releases: Record<string, string>, version: string) => (): unknown => {
    let found: unknown;
    jest.isolateModules(() => {
      jest.doMock('../releases', () => ({
        ...jest.requireActual<object>('../releases'),
        sdkReleaseOf: ((_, one) => releases[one] ?? '') as typeof Releases.sdkReleaseOf,
      }));
      const api = jest.requireActual<{
        goSources: typeof goSources;
        describedSymbols: typeof describedSymbols;
      }>('.');
      found = sdk === 'go' ? api.goSources(version) : api.describedSymbols(sdk, version);
    });
    return found;
  };

  it('is rejected without an interface', () => {
    expect(read('dart', { v1: '1.5.0', v2: '2.0.0' }, 'v2')).toThrow(
      'packages/nitric-facts/data/sdk-api/dart-v2.json is missing, so nothing can be compared with dart v2.',
    );
  });

  it.each(['go', 'dart'] as const)(
    'is rejected with the interface of another release (%s)',
    (sdk) => {
      expect(read(sdk, { v1: '9.0.0' }, 'v1')).toThrow(
        /sdk-api\/(go|dart)-v1\.\w+ has the interface of \d\S+, but releases\.json has 9\.0\.0 for v1\. Run "npm run facts -- sdk-api /,
      );
    },
  );
});

it('rejects a description with an unknown kind of member and names its position', () => {
  const api = readDartApi('v1');
  const types = [{ ...api.types[0], members: [{ kind: 'pier', name: 'a' }] }];
  expect(() => readData('dart.json', dartApiSchema, { ...api, types })).toThrow(
    /dart\.json:\n {2}- types\.0\.members\.0\.kind: /,
  );
});

it.each(['csharp', 'jvm'] as const)('the stubs of %s have the symbols', (sdk) => {
  const text = stubFilesOf(sdk)
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  const symbols = describedSymbols(sdk, 'v0') ?? [];
  const names = symbols.map(({ name }) => name.split('.').at(-1) ?? name);
  expect(names.filter((name) => !new RegExp(`[ .]${name}\\b`).test(text))).toEqual([]);
  expect(names.length).toBeGreaterThan(100);
});

it('the sources of the Go SDK are those of its module', () => {
  const sources = goSources('v1');
  expect(sources?.get('nitric/apis/api.go')).toMatch(/^package apis\n/);
  expect(fs.readFileSync(pathOf('data/sdk-api/go-v1.txtar'), 'utf8')).not.toMatch(/^\/\/ /m);
});

const textOf = ({ name, type, required, rest, named }: Parameter): string =>
  `${named ? 'named ' : ''}${rest ? 'rest ' : ''}${name}${required ? '' : '?'}: ${type}`;

/** A line for each overload. */
const linesOf = (symbols: readonly ApiSymbol[], name: string): string[] =>
  symbols
    .filter((one) => one.name === name)
    .flatMap(({ kind, overloads }) =>
      overloads.length === 0
        ? [kind]
        : overloads.map((parameters) => `${kind} (${parameters.map(textOf).join(', ')})`),
    );

it.each([
  ['Bucket', ['class']],
  ['Bucket.files', ['method (named prefix?: String)']],
  ['File.getDownloadUrl', ['method (expiry?: int)']],
  ['attachOidc', ['function (apiName: String, options: OidcOptions)']],
])('reads %s of Dart', (name, lines) => {
  expect(linesOf(describedSymbols('dart', 'v1') ?? [], name)).toEqual(lines);
});
