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

/** What the command knows of a site before it changes anything. Paths are relative to the site, with forward slashes. */
export interface FreezeState {
  /** The content of `versions.json`, not yet checked. */
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
  /** The files below a folder, by their path inside it; empty when there is no such folder. */
  filesBelow: (folder: string) => ReadonlyMap<string, FileContent>;
}

/** A file, or a new folder with all that is in it. */
export type FreezeTarget =
  { path: string; content: string } | { path: string; files: ReadonlyMap<string, FileContent> };

/** What freezing a version writes, in the order in which it takes effect. */
export interface FreezePlan {
  sdk: SdkId;
  frozenVersion: string;
  newVersion: string;
  targets: readonly FreezeTarget[];
}

/** The command can't do what was asked; the message says why and what is accepted. */
export class FreezeRefusal extends Error {
  override readonly name = 'FreezeRefusal';
}

/** `/reference/go`, the address of an SDK's current reference; its pages are in `docs/reference/go`. */
const referenceOf = (sdk: SdkId): string => `/reference/${sdk}`;

/**
 * Plans how an SDK's current reference becomes a frozen version and a new version takes its place. Reads nothing but `state` and
 * changes nothing.
 * @throws FreezeRefusal with one message that names what is accepted
 */
export function planFreeze(state: FreezeState, sdk: string, newVersion: string): FreezePlan {
  const id = acceptedSdk(sdk);
  const frozen = refusing(() => parseFrozenVersions(state.versionNames));
  const oldVersion = currentVersionOf(state, id);
  const versions = sortedVersions(id, frozen, oldVersion);
  checkNewVersion(id, newVersion, versions);
  checkCurrentIsLatest(id, oldVersion, versions);
  const name = `${id}-${oldVersion}`;
  const menu = frozenMenuOf(state, id, oldVersion);
  const folder = `versioned_docs/version-${name}`;
  const sidebar = `versioned_sidebars/version-${name}-sidebars.json`;
  checkTargetsAreFree(state, menu.key, [folder, sidebar]);
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

function refusing<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw new FreezeRefusal(error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  }
}

function acceptedSdk(sdk: string): SdkId {
  if (!isSdkId(sdk)) {
    throw new FreezeRefusal(`Unknown SDK "${sdk}". Accepted: ${sdkIds.join(', ')}.`);
  }
  return sdk;
}

function currentVersionOf(state: FreezeState, sdk: SdkId): string {
  const current = state.currentVersions[sdk];
  if (current === undefined) {
    throw new FreezeRefusal(
      `"${sdk}" has only frozen versions, so there is nothing to freeze. SDKs with a current version: ${Object.keys(state.currentVersions).join(', ')}. ` +
        `To give "${sdk}" one, write docs/reference/${sdk}/index.mdx, add a menu with the key "reference/${sdk}" to src/config/menus and the version to src/config/sdk-versions.json.`,
    );
  }
  if (!VERSION_PATTERN.test(current)) {
    throw new FreezeRefusal(
      `src/config/sdk-versions.json: "${sdk}" has the version "${current}". Write v and a whole number, such as v1.`,
    );
  }
  return current;
}

function checkNewVersion(sdk: SdkId, newVersion: string, versions: readonly string[]): void {
  const latest = versions.at(-1) ?? 'v0';
  if (!VERSION_PATTERN.test(newVersion)) {
    throw new FreezeRefusal(
      `"${newVersion}" is no version. Write v and a whole number greater than that of ${latest}, such as v${Number(latest.slice(1)) + 1}.`,
    );
  }
  if (compareVersions(newVersion, latest) <= 0) {
    throw new FreezeRefusal(
      `"${newVersion}" is not newer than the latest version of "${sdk}". It has ${versions.join(', ')}; accepted: v${Number(latest.slice(1)) + 1} or later.`,
    );
  }
}

function checkCurrentIsLatest(sdk: SdkId, current: string, versions: readonly string[]): void {
  if (versions.at(-1) !== current || versions.at(-2) === current) {
    throw new FreezeRefusal(
      `src/config/sdk-versions.json says that ${current} is the current version of "${sdk}", but versions.json has ${sdk}-${versions.at(-1)}. The current version must be newer than every frozen one.`,
    );
  }
}

function checkTargetsAreFree(state: FreezeState, menuKey: string, paths: readonly string[]): void {
  const taken = paths.find((path) => state.exists(path));
  if (taken !== undefined) {
    throw new FreezeRefusal(
      `${taken} exists already and would be overwritten. Remove it, or list its version in versions.json if it is a frozen one.`,
    );
  }
  if (state.frozenMenus.some(({ key }) => key === menuKey)) {
    throw new FreezeRefusal(
      `src/config/frozen-menus.json has a menu "${menuKey}" already. Remove it, or list its version in versions.json.`,
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
    throw new FreezeRefusal(
      `${folder} has no index page, so there is nothing to freeze. Write ${folder}/index.mdx first.`,
    );
  }
  return new Map(
    [...files].map(([file, content]) => [file, frozenFile(sdk, version, file, content)]),
  );
}

function frozenFile(sdk: SdkId, version: string, file: string, content: FileContent): FileContent {
  return /\.mdx?$/.test(file)
    ? refusing(() =>
        frozenPage(file, Buffer.from(content).toString('utf8'), referenceOf(sdk), version),
      )
    : content;
}

function frozenMenuOf(state: FreezeState, sdk: SdkId, version: string): Menu {
  const key = `reference/${sdk}`;
  const menu = state.menus.find((candidate) => candidate.key === key);
  if (!menu) {
    throw new FreezeRefusal(
      `No menu has the key "${key}". Add it to src/config/menus before the version is frozen.`,
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

/** The planned routes and the frozen version's, so that `content:status` misses a frozen page that gets lost. */
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
