import { sdkReleases, type SdkId } from '@nitric-docs/nitric-facts/releases';

export { sdkIds, type SdkId } from '@nitric-docs/nitric-facts/releases';

/** All versions of an SDK, oldest first. */
export const versionsOf = (sdk: SdkId): string[] => Object.keys(sdkReleases[sdk].releases);

export const latestVersionOf = (sdk: SdkId): string => versionsOf(sdk).at(-1) ?? 'v1';
