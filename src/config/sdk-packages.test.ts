import releases from './sdk-releases.json';
import { sdkPackageOf, sdkReleaseOf } from './sdk-packages';
import { sdkIds, versionsOf } from './sdks';

it('returns the package name of the registry and the release', () => {
  expect(sdkPackageOf('python', 'v0')).toBe('nitric 0.14.0');
  expect(sdkPackageOf('go', 'v0')).toBe('github.com/nitrictech/go-sdk 0.9.0');
});

it.each(sdkIds)('contains a release for each version of %s, and no others', (sdk) => {
  expect(Object.keys(releases[sdk])).toEqual(versionsOf(sdk));
});

it('rejects a version without a release and names the file to change', () => {
  expect(() => sdkReleaseOf('python', 'v7')).toThrow(
    /^src\/config\/sdk-releases\.json: no release for python v7\. Add it\. Existing versions: v0, v1/,
  );
});
