import {
  describedRelease,
  replaceReleases,
  sdkReleaseOf,
} from '@nitric-docs/nitric-facts/releases';
import { isSdkId } from '../sdks';
import { links } from '../site';

const FROZEN_PAGE = /version-([a-z]+)-(v\d+)[\\/]/;

/** The release that a page describes. For the own SDK of a frozen page, it is the release of its version. */
function releaseOnPage(file: string, name: string): string | undefined {
  const [, sdk, version] = FROZEN_PAGE.exec(file) ?? [];
  return isSdkId(sdk) && sdk === name && version !== undefined
    ? sdkReleaseOf(sdk, version)
    : describedRelease(name);
}

/** `nitrictech/docs`, for commands that copy an example. */
const repository = new URL(links.docsRepository).pathname.slice(1);

/** Replaces placeholders such as `%release:cli%` and `%repository%` in the text and the samples of a page. */
export const withReleases = (file: string, text: string): string =>
  replaceReleases(file, text, (name) => releaseOnPage(file, name)).replaceAll(
    '%repository%',
    repository,
  );
