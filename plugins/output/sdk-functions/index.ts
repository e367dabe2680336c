import { SDK_FUNCTIONS_FILE, type SdkFunctions } from '@nitric-docs/docs-server/sdk-functions';
import { linksOf } from '../../../src/config/menus';
import { menuForRoute } from '../../../src/config/node/navigation';
import { sdkIds, sdkReferenceOf, versionHref, versionsOf } from '../../../src/config/sdks';
import { callsIn } from '../../lib/call-tables';
import { cachedContentPages } from '../../lib/content-inventory';
import { writeBelow } from '../../lib/files-below';
import { functionTextsOf } from '../../lib/function-page';
import { readPage } from '../../lib/page-syntax';
import { readResources } from '../../lib/sdk-functions/read-resources';
import { callOf, overloadsIn } from '../../lib/sdk-functions/signatures';

type Functions = SdkFunctions[number]['functions'];

/** The calls in the tables of a frozen version, whose pages are about resources, in the order of its menu. */
function callsOf(siteDir: string, home: string): Functions {
  const pages = cachedContentPages(siteDir);
  return linksOf(menuForRoute(home)).flatMap(({ href }): Functions => {
    const file = pages.get(href)?.file;
    if (file === undefined) {
      return [];
    }
    const page = readPage(siteDir, file);
    const { title: resource } = functionTextsOf(page);
    return callsIn(page).map(({ name, signature, description, anchor }) => ({
      name,
      resource,
      signature,
      description,
      route: anchor === undefined ? href : `${href}#${anchor}`,
    }));
  });
}

/** The functions of a version, whose first page has the address. */
function functionsOf(siteDir: string, home: string): SdkFunctions {
  const reference = sdkReferenceOf(home);
  if (!reference) {
    return [];
  }
  const { sdk, version, isFrozen } = reference;
  const overloadsOf = overloadsIn(reference);
  const functions = readResources(siteDir, home).flatMap((resource) =>
    resource.functions.map((one) => ({
      name: one.symbol,
      resource: resource.title,
      signature: callOf(one, overloadsOf(one)),
      description: one.description,
      route: one.route,
    })),
  );
  const calls = isFrozen ? callsOf(siteDir, home) : [];
  return [{ sdk, version, functions: [...functions, ...calls] }];
}

/**
 * Writes the functions of all SDK versions as data, for the MCP server: the SDKs in the order of the menu, and the latest version of
 * each first.
 */
export function writeSdkFunctions(siteDir: string, outDir: string): void {
  const homes = sdkIds.flatMap((sdk) =>
    versionsOf(sdk)
      .map((version) => versionHref(sdk, version))
      .reverse(),
  );
  const all = homes.flatMap((home) => functionsOf(siteDir, home));
  writeBelow(outDir, SDK_FUNCTIONS_FILE, JSON.stringify(all));
}
