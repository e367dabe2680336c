import { describedRelease, sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import { withReleases } from './release-placeholders';

it('names the release of its version on a frozen page, and the current releases otherwise', () => {
  const text = 'Go %release:go%, CLI %release:cli%';
  const cli = `CLI ${describedRelease('cli')}`;
  expect(withReleases('docs/a.mdx', text)).toBe(`Go ${describedRelease('go')}, ${cli}`);
  expect(withReleases('/site/versioned_docs/version-go-v0/index.mdx', text)).toBe(
    `Go ${sdkReleaseOf('go', 'v0')}, ${cli}`,
  );
});

it('replaces the placeholder of the repository', () => {
  expect(withReleases('docs/a.mdx', '%repository%/examples')).toBe('nitrictech/docs/examples');
});
