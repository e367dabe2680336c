/** @jest-environment node */
import fs from 'node:fs';
import { apiFileOf, isDescriptionOf, stubFilesOf } from '.';
import { readCsharpApi, readDartApi, readGoApi, readJvmApi } from '.';
import { readData, readText } from '../read-data';
import { describedRelease, sdkReleases } from '../releases';
import { formatApi } from './format-api';
import { dartApiSchema } from './schemas';

it.each([readCsharpApi(), readDartApi(), readGoApi(), readJvmApi()])(
  'the description of $repo is that of the latest release, in the format of the command',
  (api) => {
    expect(api.tag).toBe(`v${describedRelease(api.sdk)}`);
    const latest = Object.keys(sdkReleases[api.sdk].releases).at(-1) ?? '';
    expect(isDescriptionOf(api, latest)).toBe(true);
    expect(isDescriptionOf({ ...api, tag: 'v99.0.0' }, latest)).toBe(false);
    if ('types' in api) {
      const text = readText(apiFileOf(api.sdk));
      expect(formatApi(JSON.parse(text) as typeof api)).toBe(text);
    }
  },
);

it('rejects a description with an unknown kind of member and names its position', () => {
  const [type] = readDartApi().types;
  const content = {
    ...readDartApi(),
    types: [{ ...type, members: [{ kind: 'pier', name: 'a' }] }],
  };
  expect(() => readData('dart.json', dartApiSchema, content)).toThrow(
    /dart\.json:\n {2}- types\.0\.members\.0\.kind: /,
  );
});

it.each([readCsharpApi(), readJvmApi()])('the stubs of $sdk have the symbols', (api) => {
  const text = stubFilesOf(api.sdk)
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  const names = api.symbols.map(({ name }) => name.split('.').at(-1) ?? name);
  expect(names.filter((name) => !new RegExp(`[ .]${name}\\b`).test(text))).toEqual([]);
  expect(names.length).toBeGreaterThan(100);
});
