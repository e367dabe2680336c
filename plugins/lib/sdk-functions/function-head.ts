import type { Root } from 'mdast';
import type { ContentPage } from '../../../src/config/content-routes';
import { sdkIds, sdkOf, sdkReferenceOf, versionsOf } from '../../../src/config/sdks';
import type { FunctionHead, VersionLink } from '../../../src/contracts/function-head';
import { cachedContentPages } from '../content-inventory';
import { functionTextsOf } from '../function-page';
import { readPage } from '../page-syntax';
import { pageTitleOf } from '../page-title';
import { Counterparts } from './counterparts';
import { permissionsOf } from './permissions';
import { signaturesOf } from './signature-parts';

type Pages = ReadonlyMap<string, ContentPage>;

const known = new WeakMap<Pages, Counterparts>();

function counterpartsIn(pages: Pages): Counterparts {
  const counterparts = known.get(pages) ?? new Counterparts(pages.keys());
  known.set(pages, counterparts);
  return counterparts;
}

/** The permissions of a page about one function. A page about several has them in the sections. */
function permissionsOn(page: Root): readonly string[] {
  const [first, ...others] = functionTextsOf(page).symbols;
  return first && others.length === 0 ? permissionsOf({ page, symbol: first.symbol }).names : [];
}

/**
 * The page about the same functions in another version of the SDK, or the closest one. Undefined if that version has no such resource.
 * @param route the address of a page about functions, or about a resource in an older version
 */
export function versionLinkOf(
  siteDir: string,
  route: string,
  version: string,
): VersionLink | undefined {
  const counterparts = counterpartsIn(cachedContentPages(siteDir));
  const key = `${sdkReferenceOf(route)?.sdk} ${version}`;
  const same = counterparts.addressOf(route, key);
  const href = same ?? counterparts.closestTo(route, key);
  const title = href === undefined ? undefined : pageTitleOf(siteDir, href);
  return href === undefined || title === undefined
    ? undefined
    : { version, title, href, isSame: same !== undefined };
}

/**
 * The head of a page about SDK functions. Everything comes from the interface of the SDK, the page, and the addresses of all pages.
 * @param route the address of the page
 */
export function functionHeadOf(
  siteDir: string,
  { file, route }: ContentPage,
): FunctionHead | undefined {
  const reference = sdkReferenceOf(route);
  if (!reference) {
    return undefined;
  }
  const { sdk, version } = reference;
  const counterparts = counterpartsIn(cachedContentPages(siteDir));
  const page = readPage(siteDir, file);
  const languages = sdkIds.flatMap((id) => {
    const href = id === sdk ? route : counterparts.addressOf(route, `${id} ${version}`);
    const title = href === undefined ? undefined : pageTitleOf(siteDir, href);
    return href === undefined || title === undefined
      ? []
      : { language: sdkOf(id).label, title, href };
  });
  const versions = versionsOf(sdk)
    .filter((other) => other !== version)
    .flatMap((other) => versionLinkOf(siteDir, route, other) ?? []);
  return {
    signatures: signaturesOf(reference, page),
    permissions: permissionsOn(page),
    languages: languages.length > 1 ? languages : [],
    versions,
  };
}
