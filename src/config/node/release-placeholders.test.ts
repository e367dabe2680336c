import { describedRelease, sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import { withReleases } from './release-placeholders';

it('replaces placeholders with the current releases', () => {
  expect(withReleases('docs/a.mdx', 'CLI %release:cli%')).toBe(`CLI ${describedRelease('cli')}`);
});

it('names the release of its version on a frozen page', () => {
  const page = '/site/versioned_docs/version-go-v0/index.mdx';
  expect(withReleases(page, 'Go %release:go%, Python %release:python%')).toBe(
    `Go ${sdkReleaseOf('go', 'v0')}, Python ${describedRelease('python')}`,
  );
});

it('replaces the placeholder of the repository', () => {
  expect(withReleases('docs/a.mdx', 'npx degit %repository%/examples/chat')).toBe(
    'npx degit nitrictech/docs/examples/chat',
  );
});
