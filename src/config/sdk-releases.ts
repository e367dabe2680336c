import releases from './sdk-releases.json';
import { sdkOf, type SdkId } from './sdks';

const releasesBySdk: Partial<Record<SdkId, Readonly<Record<string, string>>>> = releases;

/** The versions of an SDK that have a release to check samples and reference pages against, oldest first. */
export const checkedVersionsOf = (id: SdkId): string[] =>
  Object.keys(releasesBySdk[id] ?? {}).sort();

/**
 * The release that samples and reference pages of a version are checked against. Those of the Node.js SDK are
 * development packages, named in package.json.
 * @throws when `sdk-releases.json` names none
 */
export function sdkReleaseOf(id: SdkId, version: string): string {
  const release = releasesBySdk[id]?.[version];
  if (release === undefined) {
    throw new Error(
      `src/config/sdk-releases.json: no release for ${id} ${version}. Known: ${checkedVersionsOf(id).join(', ')}.`,
    );
  }
  return release;
}

/** The release as readers know it, such as `nitric 1.1.2`. */
export const sdkPackageOf = (id: SdkId, version: string): string =>
  `${sdkOf(id).packageName} ${sdkReleaseOf(id, version)}`;
