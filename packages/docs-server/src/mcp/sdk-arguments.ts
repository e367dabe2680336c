import * as z from 'zod';
import type { DocsSdk, DocsSite } from '../site';
import { DocsError } from './site-files';

export const sdkSchema = ({ sdks }: DocsSite) =>
  z
    .enum(sdks.map(({ id }) => id))
    .describe(`The SDK: ${sdks.map(({ id, label }) => `\`${id}\` (${label})`).join(', ')}.`);

export const versionSchema = ({ sdks }: DocsSite) => {
  const examples = sdks.map(({ id, versions }) => `${versions.join(' and ')} for \`${id}\``);
  return z
    .string()
    .max(8)
    .describe(`A version of the SDK: ${examples.join(', ')}. The default is the latest version.`);
};

/**
 * @param version defaults to the latest version
 * @throws an error that lists the accepted versions
 */
export function checkedVersion(site: DocsSite, sdk: string, version?: string): string {
  const { label, versions } = site.sdks.find(({ id }) => id === sdk) as DocsSdk;
  const found = version === undefined ? versions.at(-1) : versions.find((one) => one === version);
  if (found === undefined) {
    throw new DocsError(
      `Unknown version "${version}" of the ${label} SDK. Accepted: ${versions.join(', ')}.`,
    );
  }
  return found;
}
