import content from '../releases.json';

/** Releases of the CLI and the providers that work together. */
type NitricRelease = Record<'cli' | 'providers', string>;

export type SdkId = keyof typeof content.sdks;

interface SdkReleases {
  /** Name of the package in the registry of the language. */
  package: string;
  /** Repository on GitHub, whose tags are releases. */
  repository: string;
  /** The described release of each version, oldest first. */
  releases: Readonly<Partial<Record<string, string>>>;
  /** When the newest of them was published, as an ISO date. */
  published: string;
}

/** The described releases of each SDK, and where they are published. */
export const sdkReleases: Readonly<Record<SdkId, SdkReleases>> = content.sdks;

export const sdkIds = Object.keys(sdkReleases) as SdkId[];

/** The license of the CLI, the providers, and the SDKs. */
export const { license } = content;

/** The releases that the site describes. */
export const currentRelease: NitricRelease = content.current;

/** The last releases for version 0 of the SDKs. CLI 1.34.0 and providers 1.0.0 use a protocol that these SDKs don't support. */
export const lastV0Release: NitricRelease = content.v0;

/** The releases for a version of an SDK, such as `v0`. */
export const nitricReleaseOf = (sdkVersion: string): NitricRelease =>
  sdkVersion === 'v0' ? lastV0Release : currentRelease;

/** The name of an SDK's package in the registry of its language. */
export const sdkPackageNameOf = (id: SdkId): string => sdkReleases[id].package;

/**
 * The release that the pages of a version describe, and with which their samples are checked.
 * @throws an error if `releases.json` has no release for the version
 */
export function sdkReleaseOf(id: SdkId, version: string): string {
  const { releases } = sdkReleases[id];
  const release = releases[version];
  if (release === undefined) {
    throw new Error(
      `packages/nitric-facts/releases.json: no release for ${id} ${version}. Add it. Existing versions: ${Object.keys(releases).join(', ')}.`,
    );
  }
  return release;
}

/** Package name and release, such as `nitric 1.2.4`. */
export const sdkPackageOf = (id: SdkId, version: string): string =>
  `${sdkPackageNameOf(id)} ${sdkReleaseOf(id, version)}`;

const sdks = Object.entries(sdkReleases);

const described: ReadonlyMap<string, string | undefined> = new Map([
  ...Object.entries(currentRelease),
  ...sdks.map(([id, { releases }]) => [id, Object.values(releases).at(-1)] as const),
]);

/**
 * The newest release that the site describes.
 * @param name `cli`, `providers`, or the ID of an SDK
 */
export const describedRelease = (name: string): string | undefined => described.get(name);

/** The days on which the described releases were published, as ISO dates. */
const published: ReadonlyMap<string, string> = new Map([
  ...Object.entries(content.published),
  ...sdks.map(([id, sdk]) => [id, sdk.published] as const),
]);

/**
 * The month in which the newest described release was published, such as "October 2025".
 * @param name `cli`, `providers`, or the ID of an SDK
 */
export function monthOfRelease(name: string): string | undefined {
  const date = published.get(name);
  const form = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return date && new Date(date).toLocaleDateString('en-US', form);
}

/** Matches `%release:cli%` and `%published:cli%`. */
const PLACEHOLDER = /%(release|published):([^%\s]*)%/g;

/**
 * Replaces `%release:cli%` and the other placeholders in a text, so that it describes the current releases without naming them, and
 * `%published:cli%` with the month of the release.
 * @param file path of the text, for the error message
 * @param releaseOf returns the release for a name
 * @throws an error that names the file and the line of an unknown placeholder
 */
export const replaceReleases = (
  file: string,
  text: string,
  releaseOf: (name: string) => string | undefined = describedRelease,
): string =>
  text.replace(PLACEHOLDER, (placeholder, fact: string, name: string, offset: number) => {
    const value = fact === 'release' ? releaseOf(name) : monthOfRelease(name);
    if (value === undefined) {
      const line = text.slice(0, offset).split('\n').length;
      const names = fact === 'release' ? described : published;
      throw new Error(
        `${file}:${line}: unknown placeholder ${placeholder}. Accepted: ${[...names.keys()].map((key) => `%${fact}:${key}%`).join(', ')}.`,
      );
    }
    return value;
  });
