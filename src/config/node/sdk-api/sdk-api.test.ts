/** @jest-environment node */
import { checkedVersionsOf, sdkReleaseOf } from '../../sdk-packages';
import { readCsharpApi, readDartApi, readJvmApi } from '.';
import { readData } from '../read-data';
import { dartApiSchema } from './schemas';

it.each([readCsharpApi(), readDartApi(), readJvmApi()])(
  'the description of $repo is that of the release in sdk-releases.json',
  ({ sdk, tag }) => {
    expect(checkedVersionsOf(sdk).map((version) => `v${sdkReleaseOf(sdk, version)}`)).toEqual([
      tag,
    ]);
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
