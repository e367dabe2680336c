import * as z from 'zod';
import {
  latestVersionOf,
  sdkIds,
  sdkOf,
  versionsOf,
  type SdkId,
} from '../../../../src/config/sdks';
import { DocsError } from './site-files';

export const sdkSchema = z
  .enum(sdkIds)
  .describe(`The SDK: ${sdkIds.map((id) => `\`${id}\` (${sdkOf(id).label})`).join(', ')}.`);

const examples = sdkIds.map((id) => `${versionsOf(id).join(' and ')} for \`${id}\``).join(', ');

export const versionSchema = z
  .string()
  .max(8)
  .describe(`A version of the SDK: ${examples}. The default is the latest version.`);

/**
 * @param version defaults to the latest version
 * @throws an error that lists the accepted versions
 */
export function checkedVersion(sdk: SdkId, version = latestVersionOf(sdk)): string {
  const accepted = versionsOf(sdk);
  if (!accepted.includes(version)) {
    throw new DocsError(
      `Unknown version "${version}" of the ${sdkOf(sdk).label} SDK. Accepted: ${accepted.join(', ')}.`,
    );
  }
  return version;
}
