import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { knownIssueEntries } from '@nitric-docs/nitric-facts';
import { EXAMPLES_FOLDER } from '@nitric-docs/sample-checks/examples';
import currentSidebars from '../../sidebars';
import { readContentPages } from '../../plugins/lib/content-inventory';
import { writeBelow } from '../../plugins/lib/files-below';
import { contentPageOf } from '../../src/config/content-routes';
import { linksOf, menus } from '../../src/config/node/navigation';
import { REDIRECTS_FILE } from '../../src/config/node/redirects';
import { withoutHash } from '../../src/config/routes';
import { frozenVersions } from '../../src/config/sdks';

const projectDir = path.resolve(__dirname, '../..');

/** Files and folders of the site, without pages. */
const SITE_PARTS = [
  'docusaurus.config.ts',
  'package.json',
  'plugins',
  'scripts',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'versioned_sidebars',
  'versions.json',
];

/** The title of each page that has one in a menu, by its address. */
const titles = new Map(
  menus.flatMap(linksOf).map(({ href, title }) => [withoutHash(href), title] as const),
);

/** Links the installed packages, and the packages of this repository in the copy if it has them. */
function linkPackages(siteDir: string): void {
  const from = path.join(projectDir, 'node_modules');
  const to = path.join(siteDir, 'node_modules');
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from).filter((one) => one !== '@nitric-docs')) {
    fs.symlinkSync(path.join(from, name), path.join(to, name));
  }
  const owner = fs.existsSync(path.join(siteDir, 'packages')) ? siteDir : projectDir;
  fs.symlinkSync(path.join(owner, 'packages'), path.join(to, '@nitric-docs'));
}

/** The anchors of a page that menus and other pages link to. */
const anchorsOf = (route: string): string[] => [
  ...menus
    .flatMap(linksOf)
    .map(({ href }) => href.split('#'))
    .flatMap(([page, anchor]) => (page === route && anchor ? [anchor] : [])),
  ...(route === '/support/known-issues' ? knownIssueEntries.map(({ id }) => id) : []),
];

const stubPage = (route: string): string =>
  [
    '---',
    `title: ${JSON.stringify(titles.get(route) || path.basename(route))}`,
    'description: A page that stands in for the real one while a test builds a copy of the site.',
    '---',
    'Text of the page.',
    '## Libraries',
    'Text of the section.',
    ...anchorsOf(route).map((anchor) => `## Section ${anchor} {/*#${anchor}*/}`),
  ].join('\n\n');

/** Pages with a stub: landing pages of SDK versions, cheat sheets, and top-level pages. */
const isStubbed = (route: string): boolean =>
  /^\/reference\/[a-z]+(?:\/v\d+|\/cheat-sheet)?$/.test(route) ||
  /^\/(?:[^/]*|(?!guides\/)[^/]+\/[^/]+)$/.test(route);

/** Sidebars as JSON, without the entries for pages that the copy doesn't have, and without the categories that have no other entry. */
function shortened(sidebars: object, hasPage: (docId: string) => boolean): string {
  const withoutOthers = (_key: string, value: unknown): unknown => {
    if (!Array.isArray(value)) {
      return value;
    }
    const kept = value.filter((item: string | { id?: string }) => {
      const id = typeof item === 'string' ? item : item.id;
      return id === undefined || hasPage(id);
    });
    return kept.length > 0 ? kept : undefined;
  };
  return JSON.stringify(JSON.parse(JSON.stringify(sidebars), withoutOthers));
}

/** Writes the sidebars of all versions without the entries for pages that the copy doesn't have. */
function shortenSidebars(siteDir: string, hasPage: (route: string) => boolean): void {
  const text = (sidebars: object, folder: string): string =>
    shortened(sidebars, (id) => hasPage(contentPageOf(`${folder}/${id}.mdx`)?.route ?? ''));
  writeBelow(siteDir, 'sidebars.ts', `export default ${text(currentSidebars, 'docs')};\n`);
  for (const { name } of frozenVersions) {
    const file = `versioned_sidebars/version-${name}-sidebars.json`;
    const sidebars = JSON.parse(fs.readFileSync(path.join(projectDir, file), 'utf8')) as object;
    writeBelow(siteDir, file, text(sidebars, `versioned_docs/version-${name}`));
  }
}

/** Replaces the links that lead nowhere in a copy by their texts. Stubs have no anchors. */
const withoutLostLinks = (
  text: string,
  file: string,
  hasPage: (route: string) => boolean,
): string =>
  text.replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (link: string, label: string, address: string) => {
    const target = path.posix.join(path.posix.dirname(file), withoutHash(address));
    return /^(?:https?:|#)/.test(address) || hasPage(contentPageOf(target)?.route ?? '')
      ? link
      : label;
  });

interface CopyOptions {
  /** Selects pages besides the usual stubs. */
  isWanted: (route: string) => boolean;
  /** Whether the selected pages keep their texts. By default, they are stubs too. */
  withTexts?: boolean;
  /** Files and folders besides the usual ones. */
  parts?: readonly string[];
}

/**
 * Copies the code and the configuration of this site to a temporary directory, with stubs instead of pages, so that tests don't depend
 * on the text of pages. The sidebars have only the pages of the copy, and there are no redirects, no example
 * projects, and no names for search.
 * @returns the directory. The caller removes it.
 */
export function copySite({ isWanted, withTexts = false, parts = [] }: CopyOptions): string {
  const hasPage = (route: string): boolean => isStubbed(route) || isWanted(route);
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-copy-'));
  for (const part of [...SITE_PARTS, ...parts]) {
    fs.cpSync(path.join(projectDir, part), path.join(siteDir, part), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  }
  for (const { file, route } of readContentPages(projectDir).values()) {
    if (withTexts && isWanted(route)) {
      const text = fs.readFileSync(path.join(projectDir, file), 'utf8');
      writeBelow(siteDir, file, withoutLostLinks(text, file, isWanted));
    } else if (hasPage(route)) {
      writeBelow(siteDir, file, stubPage(route));
    }
  }
  shortenSidebars(siteDir, hasPage);
  writeBelow(siteDir, REDIRECTS_FILE, 'permanent: {}\ntemporary: {}\nfolders: {}\n');
  writeBelow(siteDir, 'src/config/search-names.json', '{}\n');
  writeBelow(siteDir, `${EXAMPLES_FOLDER}/README.md`, '');
  linkPackages(siteDir);
  return siteDir;
}
