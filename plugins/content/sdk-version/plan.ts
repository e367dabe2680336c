import type { Menu, MenuGroup } from '../../../src/config/navigation';
import {
  compareVersions,
  isSdkId,
  parseFrozenVersions,
  sdkIds,
  sortedVersions,
  VERSION_PATTERN,
  type SdkId,
} from '../../../src/config/sdks';
import {
  formatCurrentVersions,
  formatFrozenSidebar,
  formatMenus,
  formatPlannedRoutes,
  formatVersionNames,
  type PlannedRoute,
} from './format';
import { addressInVersion, frozenPage } from './frozen-page';

export type FileContent = string | Uint8Array;

/** The state of a site before the command changes it. Paths are relative to the site, with forward slashes. */
export interface FreezeState {
  /** The content of `versions.json`, not validated. */
  versionNames: unknown;
  /** The content of `src/config/sdk-versions.json`. */
  currentVersions: Readonly<Record<string, string>>;
  /** The content of `src/config/frozen-menus.json`. */
  frozenMenus: readonly Menu[];
  /** The content of `src/config/planned-routes.json`. */
  plannedRoutes: readonly PlannedRoute[];
  /** Every menu of the site. */
  menus: readonly Menu[];
  exists: (path: string) => boolean;
  /** The files below a folder, by their relative path. Empty if the folder doesn't exist. */
  filesBelow: (folder: string) => ReadonlyMap<string, FileContent>;
}

/** A file, or a new folder with its files. */
export type FreezeTarget =
  { path: string; content: string } | { path: string; files: ReadonlyMap<string, FileContent> };

/** The files that freezing a version writes, in order. */
export interface FreezePlan {
  sdk: SdkId;
  frozenVersion: string;
  newVersion: string;
  targets: readonly FreezeTarget[];
}

/** Invalid input or an invalid state of the site. The message names what is wrong and what is accepted. */
export class FreezeError extends Error {
  override readonly name = 'FreezeError';
}

/** Address of an SDK's current reference, such as `/reference/go`. Its pages are in `docs/reference/go`. */
const referenceOf = (sdk: SdkId): string => `/reference/${sdk}`;

/**
 * Plans the files that freeze an SDK's current reference and make a new version the latest. It doesn't access the disk.
 * @throws FreezeError
 */
export function planFreeze(state: FreezeState, sdk: string, newVersion: string): FreezePlan {
  const id = parseSdk(sdk);
  const frozen = asFreezeError(() => parseFrozenVersions(state.versionNames));
  const oldVersion = currentVersionOf(state, id);
  const versions = sortedVersions(id, frozen, oldVersion);
  checkNewVersion(id, newVersion, versions);
  checkCurrentIsLatest(id, oldVersion, versions);
  const name = `${id}-${oldVersion}`;
  const menu = frozenMenuOf(state, id, oldVersion);
  const folder = `versioned_docs/version-${name}`;
  const sidebar = `versioned_sidebars/version-${name}-sidebars.json`;
  checkTargetsAreNew(state, menu.key, [folder, sidebar]);
  return {
    sdk: id,
    frozenVersion: oldVersion,
    newVersion,
    targets: [
      { path: folder, files: frozenFilesOf(state, id, oldVersion) },
      { path: sidebar, content: formatFrozenSidebar(menu.key) },
      { path: 'src/config/frozen-menus.json', content: formatMenus([...state.frozenMenus, menu]) },
      {
        path: 'src/config/planned-routes.json',
        content: formatPlannedRoutes(withFrozenRoutes(state.plannedRoutes, id, oldVersion)),
      },
      {
        path: 'src/config/sdk-versions.json',
        content: formatCurrentVersions({ ...state.currentVersions, [id]: newVersion }),
      },
      {
        path: 'versions.json',
        content: formatVersionNames([...frozen.map((version) => version.name), name]),
      },
    ],
  };
}

function asFreezeError<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw new FreezeError(error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  }
}

function parseSdk(sdk: string): SdkId {
  if (!isSdkId(sdk)) {
    throw new FreezeError(`Unknown SDK "${sdk}". Accepted: ${sdkIds.join(', ')}.`);
  }
  return sdk;
}

function currentVersionOf(state: FreezeState, sdk: SdkId): string {
  const current = state.currentVersions[sdk];
  if (current === undefined) {
    throw new FreezeError(
      `"${sdk}" has only frozen versions, so there is nothing to freeze. SDKs with a current version: ${Object.keys(state.currentVersions).join(', ')}. ` +
        `To add a current version, write docs/reference/${sdk}/index.mdx, and add a menu with the key "reference/${sdk}" to src/config/menus.yaml and the version to src/config/sdk-versions.json.`,
    );
  }
  if (!VERSION_PATTERN.test(current)) {
    throw new FreezeError(
      `src/config/sdk-versions.json: "${sdk}" has the version "${current}". Write v and a whole number, such as v1.`,
    );
  }
  return current;
}

function checkNewVersion(sdk: SdkId, newVersion: string, versions: readonly string[]): void {
  const latest = versions.at(-1) ?? 'v0';
  if (!VERSION_PATTERN.test(newVersion)) {
    throw new FreezeError(
      `"${newVersion}" is not a version. Write v and a number greater than that of ${latest}, such as v${Number(latest.slice(1)) + 1}.`,
    );
  }
  if (compareVersions(newVersion, latest) <= 0) {
    throw new FreezeError(
      `"${newVersion}" is not newer than the latest version of "${sdk}". Existing versions: ${versions.join(', ')}. Accepted: v${Number(latest.slice(1)) + 1} or later.`,
    );
  }
}

function checkCurrentIsLatest(sdk: SdkId, current: string, versions: readonly string[]): void {
  if (versions.at(-1) !== current || versions.at(-2) === current) {
    throw new FreezeError(
      `src/config/sdk-versions.json has ${current} as the current version of "${sdk}", but versions.json has ${sdk}-${versions.at(-1)}. The current version must be newer than every frozen one.`,
    );
  }
}

function checkTargetsAreNew(state: FreezeState, menuKey: string, paths: readonly string[]): void {
  const taken = paths.find((path) => state.exists(path));
  if (taken !== undefined) {
    throw new FreezeError(
      `${taken} already exists. Remove it, or add its version to versions.json if it is frozen.`,
    );
  }
  if (state.frozenMenus.some(({ key }) => key === menuKey)) {
    throw new FreezeError(
      `src/config/frozen-menus.json already has a menu "${menuKey}". Remove it, or add its version to versions.json.`,
    );
  }
}

function frozenFilesOf(
  state: FreezeState,
  sdk: SdkId,
  version: string,
): ReadonlyMap<string, FileContent> {
  const folder = `docs${referenceOf(sdk)}`;
  const files = state.filesBelow(folder);
  if (!files.has('index.mdx') && !files.has('index.md')) {
    throw new FreezeError(
      `${folder} has no index page, so there is nothing to freeze. Create ${folder}/index.mdx first.`,
    );
  }
  return new Map(
    [...files].map(([file, content]) => [file, frozenFile(sdk, version, file, content)]),
  );
}

function frozenFile(sdk: SdkId, version: string, file: string, content: FileContent): FileContent {
  return /\.mdx?$/.test(file)
    ? asFreezeError(() =>
        frozenPage(file, Buffer.from(content).toString('utf8'), referenceOf(sdk), version),
      )
    : content;
}

function frozenMenuOf(state: FreezeState, sdk: SdkId, version: string): Menu {
  const key = `reference/${sdk}`;
  const menu = state.menus.find((candidate) => candidate.key === key);
  if (!menu) {
    throw new FreezeError(
      `No menu has the key "${key}". Add it to src/config/menus.yaml, and run the command again.`,
    );
  }
  const inVersion = (group: MenuGroup): MenuGroup => ({
    ...group,
    links: group.links.map((link) => ({
      ...link,
      href: addressInVersion(link.href, referenceOf(sdk), version),
    })),
  });
  return { key: `${key}/${version}`, groups: menu.groups.map(inVersion) };
}

/** Adds the routes of the frozen version, so that `content:status` reports missing frozen pages. */
function withFrozenRoutes(
  routes: readonly PlannedRoute[],
  sdk: SdkId,
  version: string,
): PlannedRoute[] {
  const known = new Set(routes.map(({ route }) => route));
  const added = routes
    .map((planned) => ({
      ...planned,
      route: addressInVersion(planned.route, referenceOf(sdk), version),
    }))
    .filter(({ route }) => !known.has(route));
  return [...routes, ...added].sort((a, b) => (a.route < b.route ? -1 : 1));
}
