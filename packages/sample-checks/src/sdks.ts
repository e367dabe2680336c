import { sdkReleases, type SdkId } from '@nitric-docs/nitric-facts/releases';

export type { SdkId };

export const sdkIds = Object.keys(sdkReleases) as SdkId[];

/** All versions of an SDK, oldest first. */
export const versionsOf = (sdk: SdkId): string[] => Object.keys(sdkReleases[sdk].releases);

export const latestVersionOf = (sdk: SdkId): string => versionsOf(sdk).at(-1) ?? 'v1';
