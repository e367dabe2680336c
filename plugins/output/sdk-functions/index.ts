import {
  currentVersionOf,
  latestVersionOf,
  sdkIds,
  versionHref,
  versionsOf,
  type SdkReference,
} from '../../../src/config/sdks';
import { SDK_FUNCTIONS_FILE, type SdkFunctions } from '@nitric-docs/docs-server/sdk-functions';
import { writeBelow } from '../../lib/files-below';
import { readCalls } from '../../lib/sdk-functions/read-calls';
import { readResources } from '../../lib/sdk-functions/read-resources';
import { callOf, overloadsIn } from '../../lib/sdk-functions/signatures';

/** All versions of all SDKs, in the order of the menu and the latest version first. */
const references: readonly SdkReference[] = sdkIds.flatMap((sdk) =>
  [...versionsOf(sdk)].reverse().map((version) => ({
    sdk,
    version,
    isLatest: version === latestVersionOf(sdk),
    isFrozen: version !== currentVersionOf(sdk),
  })),
);

/** The calls in the tables of a frozen version, whose pages are about resources. */
function callsOf(
  siteDir: string,
  { sdk, version, isFrozen }: SdkReference,
): SdkFunctions[number]['functions'] {
  return isFrozen
    ? readCalls(siteDir, versionHref(sdk, version)).map(
        ({ signature, name, description, ...at }) => ({
          name,
          resource: at.title,
          signature,
          description,
          route: at.route,
        }),
      )
    : [];
}

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
  return { sdk, version, functions: [...functions, ...callsOf(siteDir, reference)] };
}

/** Writes the functions of all SDK versions as data, for the MCP server. */
export function writeSdkFunctions(siteDir: string, outDir: string): void {
  const all: SdkFunctions = references.map((reference) => functionsOf(siteDir, reference));
  writeBelow(outDir, SDK_FUNCTIONS_FILE, JSON.stringify(all));
}
