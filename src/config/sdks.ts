import frozenVersionNames from '../../versions.json';
import { isSdkId, sdkIds, type SdkId } from './sdk-list';
import currentVersions from './sdk-versions.json';

// Search loads only the list.
export * from './sdk-list';

/** Compares versions by number: `v0`, `v1`, `v10`. */
export function compareVersions(a: string, b: string): number {
  return Number(a.slice(1)) - Number(b.slice(1));
}

/** A version in an address: `v` and a whole number. */
export const VERSION_PATTERN = /^v(?:0|[1-9]\d*)$/;

/** The name of a version of an SDK, for Docusaurus and the search index: `nodejs-v0`. */
export const versionIdOf = (sdk: SdkId, version: string): string => `${sdk}-${version}`;

/** A version with pages in `versioned_docs/version-<sdk>-<version>`. */
export interface FrozenVersion {
  /** Docusaurus' name of the version, from {@link versionIdOf}. */
  name: string;
  sdk: SdkId;
  version: string;
}

/** Reads an entry of `versions.json`. */
export function parseFrozenVersion(name: string): FrozenVersion {
  const [sdk, version = ''] = name.split('-');
  if (!isSdkId(sdk) || !VERSION_PATTERN.test(version) || versionIdOf(sdk, version) !== name) {
    throw new Error(
      `versions.json: "${name}" is not accepted. Write <sdk>-<version>, such as nodejs-v0; the SDKs are ${sdkIds.join(', ')}.`,
    );
  }
  return { name, sdk, version };
}

export const frozenVersions: readonly FrozenVersion[] = frozenVersionNames.map(parseFrozenVersion);

const current: Partial<Record<SdkId, string>> = currentVersions;

/** All versions of an SDK, oldest first: the frozen versions in `versions.json`, and the current version. */
export function versionsOf(id: SdkId): string[] {
  const frozen = frozenVersions.filter(({ sdk }) => sdk === id).map(({ version }) => version);
  return [...frozen, current[id] ?? []].flat().sort(compareVersions);
}

/** The version with pages in `docs/reference/<sdk>`. Undefined if the SDK has only frozen versions. */
export function currentVersionOf(id: SdkId): string | undefined {
  return current[id];
}

export function latestVersionOf(id: SdkId): string {
  const latest = versionsOf(id).at(-1);
  if (latest === undefined) {
    throw new Error(
      `SDK "${id}" has no version. Add one to src/config/sdk-versions.json or versions.json.`,
    );
  }
  return latest;
}

/** Address of an SDK's landing page: `/reference/<sdk>`, or its latest frozen version if it has no current version. */
export function sdkHome(id: SdkId): string {
  return currentVersionOf(id) === undefined
    ? `/reference/${id}/${latestVersionOf(id)}`
    : `/reference/${id}`;
}

/** Address of a version in the version dropdown. The address of the latest version has no version. */
export function versionHref(id: SdkId, version: string): string {
  return version === latestVersionOf(id) ? sdkHome(id) : `/reference/${id}/${version}`;
}

export interface SdkReference {
  sdk: SdkId;
  version: string;
  isLatest: boolean;
  /** Whether the version has its pages in `versioned_docs`. The latest version of a legacy SDK is frozen, too. */
  isFrozen: boolean;
}

/** The SDK and the version of a route such as `/reference/go/v0/api/api-get`. Undefined outside `/reference/<sdk>`. */
export function sdkReferenceOf(route: string): SdkReference | undefined {
  const [, section, sdk, segment] = route.split('/');
  if (section !== 'reference' || !isSdkId(sdk)) {
    return undefined;
  }
  const latest = latestVersionOf(sdk);
  const version = segment && VERSION_PATTERN.test(segment) ? segment : latest;
  const isFrozen = version !== currentVersionOf(sdk);
  return { sdk, version, isLatest: version === latest, isFrozen };
}

const VERSION_SEGMENT = /^(\/reference\/[^/]+)\/v\d+(?=\/|$)/;

/** The route of the same page in the latest version: `/reference/go/v0/api/api` becomes `/reference/go/api/api`. */
export const latestRouteOf = (route: string): string => route.replace(VERSION_SEGMENT, '$1');

const FUNCTION_PAGE = /^\/reference\/[^/]+(?:\/v\d+)?\/(?!v\d+\/)[^/]+\/[^/]+$/;

/** Whether a page documents an SDK function: it is in a group below the landing page of an SDK version. */
export const isFunctionPage = (route: string): boolean =>
  FUNCTION_PAGE.test(route) && sdkReferenceOf(route) !== undefined;
