/** @jest-environment node */
import { latestVersionOf } from '../../sdks';
import { isDescriptionOf, readCsharpApi, readDartApi, readJvmApi } from '.';
import { readData } from '../read-data';
import { dartApiSchema } from './schemas';

it.each([readCsharpApi(), readDartApi(), readJvmApi()])(
  'the description of $repo is that of the latest release in sdk-releases.json',
  (api) => {
    expect(isDescriptionOf(api, latestVersionOf(api.sdk))).toBe(true);
    expect(isDescriptionOf({ ...api, tag: 'v99.0.0' }, latestVersionOf(api.sdk))).toBe(false);
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
