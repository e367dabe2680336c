/** @jest-environment node */
import { currentRelease } from '../releases';
import { sdkReleaseOf } from '../sdk-packages';
import { latestVersionOf } from '../sdks';
import { withReleases } from './release-placeholders';

it('replaces the releases of the CLI, the providers, and the SDKs', () => {
  expect(withReleases('docs/a.mdx', 'CLI %release:cli%, nitric/aws@%release:providers%')).toBe(
    `CLI ${currentRelease.cli}, nitric/aws@${currentRelease.providers}`,
  );
  expect(withReleases('docs/a.mdx', 'dart pub add nitric_sdk:%release:dart%')).toBe(
    `dart pub add nitric_sdk:${sdkReleaseOf('dart', latestVersionOf('dart'))}`,
  );
});

it('names the release of its version on a frozen page', () => {
  const page = '/site/versioned_docs/version-go-v0/index.mdx';
  expect(withReleases(page, 'Go %release:go%, Python %release:python%')).toBe(
    `Go ${sdkReleaseOf('go', 'v0')}, Python ${sdkReleaseOf('python', latestVersionOf('python'))}`,
  );
});

it('rejects an unknown placeholder and names its line', () => {
  expect(() => withReleases('docs/a.mdx', 'one\n%release:rust%')).toThrow(
    /^docs\/a\.mdx:2: unknown placeholder %release:rust%\. Accepted: %release:cli%, %release:providers%, /,
  );
});

it('leaves other percent signs', () => {
  expect(withReleases('docs/a.mdx', '5% of %PATH%')).toBe('5% of %PATH%');
});
