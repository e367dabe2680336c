import releases from './sdk-releases.json';
import { sdkOf, type SdkId } from './sdks';

const releasesBySdk: Partial<Record<SdkId, Readonly<Record<string, string>>>> = releases;

/** The described releases by SDK and version. */
export const sdkReleases: Readonly<Record<string, Readonly<Record<string, string>>>> = releases;

/** The versions of an SDK with a release for checking samples and reference pages, oldest first. */
export const checkedVersionsOf = (id: SdkId): string[] =>
  Object.keys(releasesBySdk[id] ?? {}).sort();

/**
 * The release for checking samples and reference pages of a version.
 * @throws an error if `sdk-releases.json` has no release for the version
 */
export function sdkReleaseOf(id: SdkId, version: string): string {
  const release = releasesBySdk[id]?.[version];
  if (release === undefined) {
    throw new Error(
      `src/config/sdk-releases.json: no release for ${id} ${version}. Add it. Existing versions: ${checkedVersionsOf(id).join(', ')}.`,
    );
  }
  return release;
}

/** Package name and release, such as `nitric 1.2.4`. */
export const sdkPackageOf = (id: SdkId, version: string): string =>
  `${sdkOf(id).packageName} ${sdkReleaseOf(id, version)}`;
