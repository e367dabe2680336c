import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import sidebars from '../../../sidebars';
import { messageOf } from '../../../src/config/error-message';
import { sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import releases from '@nitric-docs/nitric-facts/releases.json';
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

/** The folders of what a version is checked with: locked packages or the Go module, and the interface of the SDK. */
const TOOLCHAINS = 'packages/sample-checks/src/toolchains';
const INTERFACES = 'packages/nitric-facts/data/sdk-api';

const SIDEBARS_FILE = 'sidebars.ts';

/** The reasons for symbols without a page, some of them for one version. */
const REASONS_FILE = 'tests/reference/reasons.yaml';

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
        `To add a current version, write docs/reference/${sdk}/index.mdx, and add a menu with the key "reference/${sdk}" to ${SIDEBARS_FILE} and the version to src/config/sdk-versions.json.`,
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

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

interface PageEntry {
  readonly type: string;
  readonly id?: string;
}

/** The sidebar of an SDK, with the paths that its pages have in a frozen version. A frozen version doesn't have pages of other folders. */
function frozenSidebar(sdk: SdkId): string {
  const key = `reference/${sdk}`;
  if (!sidebars[key]) {
    throw new Error(`${SIDEBARS_FILE}: no menu has the key "${key}". Add it.`);
  }
  const linkToOtherPage = (_: string, entry: PageEntry | null): unknown => {
    if (entry?.type !== 'doc' || !entry.id || entry.id.startsWith(`${key}/`)) {
      return entry;
    }
    const { id, ...rest } = entry;
    return { ...rest, type: 'link', href: `/${id.replace(/\/?index$/, '')}` };
  };
  const frozen = JSON.stringify({ [key]: sidebars[key] }, linkToOtherPage, 2);
  return `${frozen.replaceAll(`"${key}/`, '"')}\n`;
}

/** Repeats the reasons of the frozen version for the new one. */
const withReasons = (reasons: string, { sdk, frozen, next }: Cut): string =>
  reasons.replace(
    new RegExp(`^( +)${sdk} ${frozen}:(.*\\n(?:\\1 .*\\n)*)`, 'gm'),
    `$&$1${sdk} ${next}:$2`,
  );

/** The changed and new files of a cut. */
function textsOf(siteDir: string, { sdk, frozen, next }: Cut): Texts {
  const name = versionIdOf(sdk, frozen);
  // Until the pages describe a newer release, the new version has that of the frozen one.
  const before = releases.sdks[sdk];
  const after = { ...before, releases: { ...before.releases, [next]: sdkReleaseOf(sdk, frozen) } };
  return {
    [sidebarOf(name)]: frozenSidebar(sdk),
    [REASONS_FILE]: withReasons(read(siteDir, REASONS_FILE), { sdk, frozen, next }),
    'versions.json': json([...frozenVersionNames, name]),
    'src/config/sdk-versions.json': json({ ...currentVersions, [sdk]: next }),
    'packages/nitric-facts/releases.json': json({
      ...releases,
      sdks: { ...releases.sdks, [sdk]: after },
    }),
  };
}

function copiesOf(siteDir: string, { sdk, frozen, next }: Cut): Copy[] {
  const checkedWith = [
    ...['', '.txt'].map((extension) => [`${TOOLCHAINS}/${sdk}/`, extension] as const),
    ...['.txtar', '.d.ts', '.json'].map(
      (extension) => [`${INTERFACES}/${sdk}-`, extension] as const,
    ),
  ]
    .map(([start, end]): Copy => [`${start}${frozen}${end}`, `${start}${next}${end}`])
    .filter(([from]) => fs.existsSync(path.join(siteDir, from)));
  return [
    [`docs/reference/${sdk}`, `versioned_docs/version-${versionIdOf(sdk, frozen)}`],
    ...checkedWith,
  ];
}

/** Copies and writes everything, or leaves the site as it was. */
function writeAll(siteDir: string, copies: readonly Copy[], texts: Texts): void {
  const inSite = (file: string): string => path.join(siteDir, file);
  const before = Object.keys(texts)
    .filter((file) => fs.existsSync(inSite(file)))
    .map((file) => [file, read(siteDir, file)] as const);
  try {
    copies.forEach(([from, to]) => fs.cpSync(inSite(from), inSite(to), { recursive: true }));
    Object.entries(texts).forEach(([file, text]) => fs.writeFileSync(inSite(file), text));
  } catch (error) {
    for (const file of [...copies.map(([, to]) => to), ...Object.keys(texts)]) {
      fs.rmSync(inSite(file), { recursive: true, force: true });
    }
    before.forEach(([file, text]) => fs.writeFileSync(inSite(file), text));
    throw new Error(`${messageOf(error)}. The files are as before.`, { cause: error });
  }
}

/**
 * Freezes an SDK's current reference and makes a new version the latest. It checks everything before it writes the first file, and
 * takes everything back if writing fails.
 */
export function freezeSdkVersion(siteDir: string, sdkName: string, next: string): string {
  const sdk = parseSdk(sdkName);
  const cut = { sdk, frozen: versionToFreeze(sdk), next };
  checkNewVersion(cut);
  const copies = copiesOf(siteDir, cut);
  const texts = textsOf(siteDir, cut);
  const sidebar = sidebarOf(versionIdOf(sdk, cut.frozen));
  [...copies.map(([, to]) => to), sidebar].forEach((file) => checkIsNew(siteDir, file));
  checkIsCommitted(siteDir, [...copies.flat(), ...Object.keys(texts), SIDEBARS_FILE]);
  writeAll(siteDir, copies, texts);
  return [
    `${sdk} ${cut.frozen} is frozen at /reference/${sdk}/${cut.frozen}; docs/reference/${sdk} is now ${next}.`,
    'It still describes the same release. "git status" lists the written files. Commit them. Then:',
    `  1. Describe ${next} in docs/reference/${sdk}, and update its menu in ${SIDEBARS_FILE}.`,
    `  2. Run npm run facts -- sdk-api ${sdk} ${next} <checkout>, with a checkout of the release of ${next}.`,
    '  3. Run npm run verify.',
  ].join('\n');
}
