import { currentRelease } from '../releases';
import { currentVersionOf, isSdkId, sdkIds } from '../sdks';
import { sdkReleaseOf } from '../sdk-packages';

/** Matches `%release:cli%`. */
const PLACEHOLDER = /%release:([^%\s]*)%/g;

/** The path of a page of a frozen SDK version. */
const FROZEN_PAGE = /version-([a-z]+)-(v\d+)[\\/]/;

const currentSdkReleases = sdkIds.flatMap((sdk) => {
  const version = currentVersionOf(sdk);
  return version === undefined ? [] : [[sdk, sdkReleaseOf(sdk, version)] as const];
});

/** The releases that pages can name with a placeholder. */
const releases: ReadonlyMap<string, string> = new Map([
  ...Object.entries(currentRelease),
  ...currentSdkReleases,
]);

/**
 * The release that the site describes.
 * @param name `cli`, `providers`, or the ID of an SDK
 * @returns undefined for an SDK without a current version
 */
export const describedRelease = (name: string): string | undefined => releases.get(name);

/** The release that a page describes. For the own SDK of a frozen page, it is the release of its version. */
function releaseOnPage(file: string, name: string): string | undefined {
  const [, sdk, version] = FROZEN_PAGE.exec(file) ?? [];
  return isSdkId(sdk) && sdk === name && version !== undefined
    ? sdkReleaseOf(sdk, version)
    : describedRelease(name);
}

/**
 * Replaces `%release:cli%` and the other placeholders in the text and the samples of a page, so that pages describe the current
 * releases without naming them.
 * @param file path of the page
 * @throws an error that names the file and the line of an unknown placeholder
 */
export const withReleases = (file: string, text: string): string =>
  text.replace(PLACEHOLDER, (placeholder, name: string, offset: number) => {
    const release = releaseOnPage(file, name);
    if (release === undefined) {
      const line = text.slice(0, offset).split('\n').length;
      throw new Error(
        `${file}:${line}: unknown placeholder ${placeholder}. Accepted: ${[...releases.keys()].map((key) => `%release:${key}%`).join(', ')}.`,
      );
    }
    return release;
  });
