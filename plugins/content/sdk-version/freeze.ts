import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../../src/config/error-message';
import { FROZEN_MENUS_FILE, MENUS_FILE } from '../../../src/config/node/menus';
import { plannedRoutes } from '../../../src/config/node/planned';
import { isAtOrBelow } from '../../../src/config/routes';
import { sdkReleaseOf } from '../../../src/config/sdk-packages';
import releases from '../../../src/config/sdk-releases.json';
import currentVersions from '../../../src/config/sdk-versions.json';
import {
  compareVersions,
  currentVersionOf,
  isSdkId,
  VERSION_PATTERN,
  versionIdOf,
  versionsOf,
  type SdkId,
} from '../../../src/config/sdks';
import frozenVersionNames from '../../../versions.json';

/** Text files of the site, by their path relative to it. */
type Texts = Readonly<Record<string, string>>;

/** A file or folder to copy, and its new path. Both are relative to the site. */
type Copy = readonly [from: string, to: string];

interface Cut {
  sdk: SdkId;
  /** The version that is frozen. */
  frozen: string;
  /** The version that becomes the latest. */
  next: string;
}

/** The locked packages and the Go module with which samples of a version are checked. */
const TOOLCHAINS = 'scripts/checks/sdk-toolchains';

/** The reasons for symbols without a page, some of them for one version. */
const REASONS_FILE = 'scripts/checks/reference/reasons.yaml';

const sidebarOf = (name: string): string => `versioned_sidebars/version-${name}-sidebars.json`;

function parseSdk(sdk: string): SdkId {
  if (!isSdkId(sdk)) {
    throw new Error(`Unknown SDK "${sdk}". Accepted: ${Object.keys(currentVersions).join(', ')}.`);
  }
  return sdk;
}

function versionToFreeze(sdk: SdkId): string {
  const version = currentVersionOf(sdk);
  if (version === undefined) {
    throw new Error(
      `"${sdk}" has only frozen versions, so there is nothing to freeze. Accepted: ${Object.keys(currentVersions).join(', ')}. ` +
        `To add a current version, write docs/reference/${sdk}/index.mdx, and add a menu with the key "reference/${sdk}" to ${MENUS_FILE} and the version to src/config/sdk-versions.json.`,
    );
  }
  return version;
}

function checkNewVersion({ sdk, frozen, next }: Cut): void {
  const successor = `v${Number(frozen.slice(1)) + 1}`;
  if (!VERSION_PATTERN.test(next)) {
    throw new Error(
      `"${next}" is not a version. Write v and a number greater than that of ${frozen}, such as ${successor}.`,
    );
  }
  if (compareVersions(next, frozen) <= 0) {
    throw new Error(
      `"${next}" is not newer than the latest version of "${sdk}". Existing versions: ${versionsOf(sdk).join(', ')}. Accepted: ${successor} or later.`,
    );
  }
}

/** A frozen version isn't finished later, so its pages must exist. */
function checkIsWritten(sdk: SdkId): void {
  const missing = plannedRoutes
    .map(({ route }) => route)
    .filter((route) => isAtOrBelow(route, `/reference/${sdk}`));
  if (missing.length > 0) {
    throw new Error(
      `src/config/node/planned-routes.json: pages of "${sdk}" aren't written: ${missing.join(', ')}. Write them, or remove them there and from ${MENUS_FILE}.`,
    );
  }
}

function checkIsNew(siteDir: string, file: string): void {
  if (fs.existsSync(path.join(siteDir, file))) {
    throw new Error(
      `${file} already exists. Remove it, or add its version to versions.json if it is frozen.`,
    );
  }
}

/** Outside a Git repository, `git` fails, and nothing can be lost. */
function checkIsCommitted(siteDir: string, files: readonly string[]): void {
  const args = ['status', '--porcelain', '--', ...files];
  const { stdout } = spawnSync('git', args, { cwd: siteDir, encoding: 'utf8' });
  const changed = (stdout ?? '').split('\n').flatMap((line) => line.slice(3).trim() || []);
  if (changed.length > 0) {
    throw new Error(
      `Uncommitted changes: ${changed.join(', ')}. Commit them, or run "git stash --include-untracked", so that the new version is a change of its own.`,
    );
  }
}

const read = (siteDir: string, file: string): string =>
  fs.readFileSync(path.join(siteDir, file), 'utf8');

/** The lines of the menu of an SDK. */
function menuText(menus: string, key: string): string {
  const [, lines] = new RegExp(`^${key}:\\n((?:[ #].*\\n|\\n)+)`, 'm').exec(menus) ?? [];
  if (lines === undefined) {
    throw new Error(`${MENUS_FILE}: no menu has the key "${key}". Add it.`);
  }
  return lines.trimEnd();
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Repeats the reasons of the frozen version for the new one. */
const withReasons = (reasons: string, { sdk, frozen, next }: Cut): string =>
  reasons.replace(
    new RegExp(`^( +)${sdk} ${frozen}:(.*\\n(?:\\1 .*\\n)*)`, 'gm'),
    `$&$1${sdk} ${next}:$2`,
  );

/** The changed and new files of a cut. */
function textsOf(siteDir: string, { sdk, frozen, next }: Cut): Texts {
  const name = versionIdOf(sdk, frozen);
  const key = `reference/${sdk}`;
  const frozenKey = `${key}/${frozen}`;
  const menu = menuText(read(siteDir, MENUS_FILE), key);
  // Until the pages describe a newer release, the new version has that of the frozen one.
  const releasesOfSdk = { ...releases[sdk], [next]: sdkReleaseOf(sdk, frozen) };
  return {
    // `sidebarItemsGenerator` turns the only item into the menu.
    [sidebarOf(name)]: json({ [frozenKey]: [{ type: 'autogenerated', dirName: frozenKey }] }),
    [FROZEN_MENUS_FILE]: `${read(siteDir, FROZEN_MENUS_FILE)}\n${frozenKey}:\n${menu}\n`,
    [REASONS_FILE]: withReasons(read(siteDir, REASONS_FILE), { sdk, frozen, next }),
    'versions.json': json([...frozenVersionNames, name]),
    'src/config/sdk-versions.json': json({ ...currentVersions, [sdk]: next }),
    'src/config/sdk-releases.json': json({ ...releases, [sdk]: releasesOfSdk }),
  };
}

function copiesOf(siteDir: string, { sdk, frozen, next }: Cut): Copy[] {
  const toolchains = ['', '.txt']
    .map((extension): Copy => [
      `${TOOLCHAINS}/${sdk}/${frozen}${extension}`,
      `${TOOLCHAINS}/${sdk}/${next}${extension}`,
    ])
    .filter(([from]) => fs.existsSync(path.join(siteDir, from)));
  return [
    [`docs/reference/${sdk}`, `versioned_docs/version-${versionIdOf(sdk, frozen)}`],
    ...toolchains,
  ];
}

/** Copies and writes everything, or leaves the site as it was. */
function writeAll(siteDir: string, copies: readonly Copy[], texts: Texts): void {
  const inSite = (file: string): string => path.join(siteDir, file);
  const before = Object.keys(texts).map(
    (file) =>
      [
        inSite(file),
        fs.existsSync(inSite(file)) ? fs.readFileSync(inSite(file)) : undefined,
      ] as const,
  );
  try {
    copies.forEach(([from, to]) => fs.cpSync(inSite(from), inSite(to), { recursive: true }));
    Object.entries(texts).forEach(([file, text]) => fs.writeFileSync(inSite(file), text));
  } catch (error) {
    copies.forEach(([, to]) => fs.rmSync(inSite(to), { recursive: true, force: true }));
    for (const [file, content] of before) {
      if (content) {
        fs.writeFileSync(file, content);
      } else {
        fs.rmSync(file, { force: true });
      }
    }
    throw new Error(`${messageOf(error)}. The files are as before.`, { cause: error });
  }
}

/**
 * Freezes an SDK's current reference and makes a new version the latest. It checks everything before it writes the first file, and
 * takes everything back if writing fails.
 * @returns the result and the remaining steps, for the maintainer
 * @throws an error that says what is wrong and what is accepted
 */
export function freezeSdkVersion(siteDir: string, sdkName: string, next: string): string {
  const sdk = parseSdk(sdkName);
  const cut = { sdk, frozen: versionToFreeze(sdk), next };
  checkNewVersion(cut);
  checkIsWritten(sdk);
  const copies = copiesOf(siteDir, cut);
  const texts = textsOf(siteDir, cut);
  const sidebar = sidebarOf(versionIdOf(sdk, cut.frozen));
  [...copies.map(([, to]) => to), sidebar].forEach((file) => checkIsNew(siteDir, file));
  checkIsCommitted(siteDir, [...copies.flat(), ...Object.keys(texts), MENUS_FILE]);
  writeAll(siteDir, copies, texts);
  return [
    `${sdk} ${cut.frozen} is frozen at /reference/${sdk}/${cut.frozen}; docs/reference/${sdk} is now ${next}.`,
    'It still describes the same release. "git status" lists the written files. Commit them. Then:',
    `  1. Describe ${next} in docs/reference/${sdk}, and update its menu in ${MENUS_FILE}.`,
    `  2. Set the release of ${next} in src/config/sdk-releases.json. npm run check:samples says which packages to change.`,
    '  3. Run npm run verify.',
  ].join('\n');
}
