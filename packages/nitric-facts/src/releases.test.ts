import {
  describedRelease,
  monthOfRelease,
  replaceReleases,
  sdkPackageOf,
  sdkReleaseOf,
} from './releases';

it('returns the package name of the registry and the release', () => {
  expect(sdkPackageOf('python', 'v0')).toBe('nitric 0.14.0');
});

it('rejects a version without a release and names the file to change', () => {
  expect(() => sdkReleaseOf('python', 'v7')).toThrow(
    /^packages\/nitric-facts\/releases\.json: no release for python v7\. Add it\. Existing versions: v0, v1/,
  );
});

it('replaces releases and the months in which they were published', () => {
  const text = 'nitric_sdk:%release:dart%, CLI of %published:cli%, 5% of %PATH%';
  expect(replaceReleases('a.json', text)).toBe(
    `nitric_sdk:${describedRelease('dart')}, CLI of ${monthOfRelease('cli')}, 5% of %PATH%`,
  );
  expect(monthOfRelease('cli')).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
});

it('rejects an unknown placeholder and names its line', () => {
  expect(() => replaceReleases('a.json', 'one\n%release:rust%')).toThrow(
    /^a\.json:2: unknown placeholder %release:rust%\. Accepted: %release:cli%, %release:providers%, /,
  );
  expect(() => replaceReleases('a.json', '%published:rust%')).toThrow(
    /^a\.json:1: unknown placeholder %published:rust%\. Accepted: %published:cli%, /,
  );
});
