/** @jest-environment node */
import { currentRelease } from '../releases';
import { sdkReleaseOf } from '../sdk-packages';
import { withReleases } from './release-placeholders';

it('replaces the releases of the CLI, the providers, and the SDKs', () => {
  expect(withReleases('docs/a.mdx', 'CLI %release:cli%, nitric/aws@%release:providers%')).toBe(
    `CLI ${currentRelease.cli}, nitric/aws@${currentRelease.providers}`,
  );
  expect(withReleases('docs/a.mdx', 'dart pub add nitric_sdk:%release:dart%')).toBe(
    `dart pub add nitric_sdk:${sdkReleaseOf('dart', 'v1')}`,
  );
  expect(withReleases('docs/a.mdx', '%release:nodejs%')).toMatch(/^\d+\.\d+\.\d+$/);
});

it('rejects an unknown placeholder and names its line', () => {
  expect(() => withReleases('docs/a.mdx', 'one\n%release:rust%')).toThrow(
    /^docs\/a\.mdx:2: unknown placeholder %release:rust%\. Accepted: %release:cli%, %release:providers%, /,
  );
});

it('leaves other percent signs', () => {
  expect(withReleases('docs/a.mdx', '5% of %PATH%')).toBe('5% of %PATH%');
});
