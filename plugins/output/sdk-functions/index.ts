import fs from 'node:fs';
import path from 'node:path';
import {
  latestVersionOf,
  sdkIds,
  versionHref,
  versionsOf,
  type SdkReference,
} from '../../../src/config/sdks';
import { SDK_FUNCTIONS_FILE, type SdkFunctions } from '@nitric-docs/docs-server/sdk-functions';
import { readResources } from '../../lib/sdk-functions/read-resources';
import { callOf, overloadsIn } from '../../lib/sdk-functions/signatures';

/** All versions of all SDKs, in the order of the menu and the latest version first. */
const references: readonly SdkReference[] = sdkIds.flatMap((sdk) =>
  [...versionsOf(sdk)].reverse().map((version) => ({
    sdk,
    version,
    isLatest: version === latestVersionOf(sdk),
  })),
);

async function functionsOf(
  siteDir: string,
  reference: SdkReference,
): Promise<SdkFunctions[number]> {
  const { sdk, version } = reference;
  const overloadsOf = overloadsIn(reference);
  const resources = await readResources(siteDir, versionHref(sdk, version));
  const functions = resources.flatMap(({ title, functions }) =>
    functions.map((one) => ({
      name: one.symbol,
      resource: title,
      signature: callOf(one, overloadsOf(one)),
      description: one.description,
      route: one.route,
    })),
  );
  return { sdk, version, functions };
}

/** Reads the functions of all SDK versions from the sources of their pages. */
export async function readSdkFunctions(siteDir: string): Promise<SdkFunctions> {
  const all: SdkFunctions = [];
  for (const reference of references) {
    all.push(await functionsOf(siteDir, reference));
  }
  return all;
}

/** Writes the functions of all SDK versions as data, for the MCP server. */
export async function writeSdkFunctions(siteDir: string, outDir: string): Promise<void> {
  const file = path.join(outDir, SDK_FUNCTIONS_FILE);
  const content = JSON.stringify(await readSdkFunctions(siteDir));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
