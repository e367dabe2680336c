/** Releases of Nitric that work together. */
interface NitricRelease {
  /** Release of the CLI. */
  cli: string;
  /** Release of the AWS, Google Cloud, and Azure providers. */
  providers: string;
}

/** The releases that the site describes. */
export const currentRelease = {
  cli: '1.61.1',
  providers: '1.27.5',
} as const satisfies NitricRelease;

/** The last releases for version 0 of the SDKs. CLI 1.34.0 and providers 1.0.0 use a protocol that these SDKs don't support. */
export const lastV0Release = {
  cli: '1.33.6',
  providers: '0.35.0',
} as const satisfies NitricRelease;

/** The releases for a version of an SDK, such as `v0`. */
export const nitricReleaseOf = (sdkVersion: string): NitricRelease =>
  sdkVersion === 'v0' ? lastV0Release : currentRelease;
