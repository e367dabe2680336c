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

function functionsOf(siteDir: string, reference: SdkReference): SdkFunctions[number] {
  const { sdk, version } = reference;
  const overloadsOf = overloadsIn(reference);
  const functions = readResources(siteDir, versionHref(sdk, version)).flatMap((resource) =>
    resource.functions.map((one) => ({
      name: one.symbol,
      resource: resource.title,
      signature: callOf(one, overloadsOf(one)),
      description: one.description,
      route: one.route,
    })),
  );
  return { sdk, version, functions };
}

/** Writes the functions of all SDK versions as data, for the MCP server. */
export function writeSdkFunctions(siteDir: string, outDir: string): void {
  const file = path.join(outDir, SDK_FUNCTIONS_FILE);
  const all: SdkFunctions = references.map((reference) => functionsOf(siteDir, reference));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(all));
}
