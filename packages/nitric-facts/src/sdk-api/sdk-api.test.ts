import fs from 'node:fs';
import { pathOf, readData } from '../read-data';
import { sdkIds, sdkReleases, type SdkId } from '../releases';
import type * as SdkApi from '.';
import {
  dartApiSchema,
  describedSymbols,
  goSources,
  nodeDeclarationsOf,
  readDartApi,
  stubFilesOf,
} from '.';

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

/** Reads the interface of a version as if `releases.json` had another release for it. */
const readAs = (sdk: SdkId, version: string, release: string) => (): void => {
  jest.isolateModules(() => {
    jest.doMock('../releases', () => ({ sdkReleaseOf: () => release }));
    const api = jest.requireActual<typeof SdkApi>('.');
    return sdk === 'go' ? api.goSources(version) : api.describedSymbols(sdk, version);
  });
};

it('rejects a version without an interface', () => {
  expect(readAs('dart', 'v2', '2.0.0')).toThrow(
    'packages/nitric-facts/data/sdk-api/dart-v2.json is missing, so nothing can be compared with dart v2.',
  );
});

it.each(['go', 'dart'] as const)('rejects the interface of another release of %s', (sdk) => {
  expect(readAs(sdk, 'v1', '9.0.0')).toThrow(
    /sdk-api\/(go|dart)-v1\.\w+ has the interface of \d\S+, but releases\.json has 9\.0\.0 for v1\. Run "npm run facts -- sdk-api /,
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

// The check of the reference compares the rest with the pages.
it('marks named parameters of Dart', () => {
  const files = describedSymbols('dart', 'v1')?.find(({ name }) => name === 'Bucket.files');
  expect(files?.overloads).toMatchObject([[{ name: 'prefix', named: true }]]);
});
