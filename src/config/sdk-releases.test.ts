import { checkedVersionsOf, sdkPackageOf, sdkReleaseOf } from './sdk-releases';
import { sdkIds, versionsOf } from './sdks';

it('names the release as the registry of the language does', () => {
  expect(sdkPackageOf('python', 'v1')).toBe('nitric 1.1.2');
  expect(sdkPackageOf('go', 'v0')).toBe('github.com/nitrictech/go-sdk 0.9.0');
});

it('knows versions of the reference alone', () => {
  for (const sdk of sdkIds) {
    expect(versionsOf(sdk)).toEqual(expect.arrayContaining(checkedVersionsOf(sdk)));
  }
});

it('refuses a version without a release, with the file to change', () => {
  expect(() => sdkReleaseOf('python', 'v7')).toThrow(
    'src/config/sdk-releases.json: no release for python v7. Known: v0, v1.',
  );
});
