import releases from './sdk-releases.json';
import { sdkOf, type SdkId } from './sdks';

const releasesBySdk: Readonly<Record<SdkId, Readonly<Partial<Record<string, string>>>>> = releases;

/** The described releases by SDK and version. */
export const sdkReleases: Readonly<Record<string, Readonly<Record<string, string>>>> = releases;

/**
 * The release that the pages of a version describe, and with which their samples are checked.
 * @throws an error if `sdk-releases.json` has no release for the version
 */
export function sdkReleaseOf(id: SdkId, version: string): string {
  const release = releasesBySdk[id][version];
  if (release === undefined) {
    throw new Error(
      `src/config/sdk-releases.json: no release for ${id} ${version}. Add it. Existing versions: ${Object.keys(releasesBySdk[id]).join(', ')}.`,
    );
  }
  return release;
}

/** Package name and release, such as `nitric 1.2.4`. */
export const sdkPackageOf = (id: SdkId, version: string): string =>
  `${sdkOf(id).packageName} ${sdkReleaseOf(id, version)}`;
