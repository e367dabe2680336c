import { currentRelease } from '../releases';
import { currentVersionOf, sdkIds, type SdkId } from '../sdks';
import { checkedVersionsOf, sdkReleaseOf } from '../sdk-packages';

/** Matches `%release:cli%`. */
const PLACEHOLDER = /%release:([^%\s]*)%/g;

/** The release of an SDK that its current pages describe. Undefined for an SDK without a current version. */
function currentReleaseOf(sdk: SdkId): string | undefined {
  const version = currentVersionOf(sdk);
  return version !== undefined && checkedVersionsOf(sdk).includes(version)
    ? sdkReleaseOf(sdk, version)
    : undefined;
}

const sdkReleases = sdkIds.flatMap((sdk) => {
  const release = currentReleaseOf(sdk);
  return release === undefined ? [] : [[sdk, release] as const];
});

/** The releases that pages can name with a placeholder. */
const releases: ReadonlyMap<string, string> = new Map([
  ...Object.entries(currentRelease),
  ...sdkReleases,
]);

/**
 * The release that the site describes.
 * @param name `cli`, `providers`, or the ID of an SDK
 * @returns undefined for an SDK without a current version
 */
export const describedRelease = (name: string): string | undefined => releases.get(name);

/**
 * Replaces `%release:cli%` and the other placeholders in the text and the samples of a page, so that pages describe the current
 * releases without naming them.
 * @param file path of the page, for the error message
 * @throws an error that names the file and the line of an unknown placeholder
 */
export const withReleases = (file: string, text: string): string =>
  text.replace(PLACEHOLDER, (placeholder, name: string, offset: number) => {
    const release = releases.get(name);
    if (release === undefined) {
      const line = text.slice(0, offset).split('\n').length;
      throw new Error(
        `${file}:${line}: unknown placeholder ${placeholder}. Accepted: ${[...releases.keys()].map((key) => `%release:${key}%`).join(', ')}.`,
      );
    }
    return release;
  });
