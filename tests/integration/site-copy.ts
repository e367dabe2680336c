import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { FROZEN_MENUS_FILE, MENUS_FILE } from '../../src/config/node/menus';
import { linksOf, menus } from '../../src/config/node/navigation';
import { REDIRECTS_FILE } from '../../src/config/node/redirects';
import { withoutHash } from '../../src/config/routes';
import { isFunctionPage } from '../../src/config/sdks';

const projectDir = path.resolve(__dirname, '../..');

/** Files and folders of the site, without pages. */
const SITE_PARTS = [
  'docusaurus.config.ts',
  'package.json',
  'plugins',
  'scripts/lib/node-version.mjs',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'versioned_sidebars',
  'versions.json',
];

/** Folders that are generated or large, which a copy of the whole site doesn't need. */
const LEFT_OUT =
  /(?:^|\/)(?:node_modules|\.git|\.docusaurus|build|build-server|\.cache|\.data|\.venv|\.nitric|coverage|test-results|playwright-report)$/;

const FROZEN_ROUTE = /^\/reference\/([a-z]+)\/(v\d+)(?:\/(.+))?$/;

/** The source file of a page. For the page of a folder, it is the index. */
function fileOfRoute(route: string, routes: readonly string[]): string {
  const [, sdk, version, rest = ''] = FROZEN_ROUTE.exec(route) ?? [];
  const base = sdk ? `versioned_docs/version-${sdk}-${version}` : 'docs';
  const below = sdk ? rest : route.slice(1);
  const hasChildren = routes.some((other) => other.startsWith(route === '/' ? '/' : `${route}/`));
  return path.join(base, hasChildren ? path.join(below, 'index.mdx') : `${below}.mdx`);
}

/** The title of each page that a menu has, by its address. */
const titles = new Map(
  menus.flatMap(linksOf).map(({ href, title }) => [withoutHash(href), title] as const),
);

const newFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'site-copy-'));

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

/** The functions of a page about several, from its links in the menu. */
const functionsOf = (route: string): { name: string; anchor: string }[] =>
  menus
    .flatMap(linksOf)
    .map(({ title, href }) => ({ name: title.replace('()', ''), link: href.split('#') }))
    .flatMap(({ name, link: [page, anchor] }) =>
      page === route && anchor ? [{ name, anchor }] : [],
    );

function symbolsOf(route: string, title: string): string[] {
  const names = functionsOf(route).map(({ name }) => name);
  return names.length > 0
    ? [`symbols: ${JSON.stringify(names)}`]
    : [`symbol: ${JSON.stringify(title.replace('()', ''))}`];
}

function stubPage(route: string, title: string): string {
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    'description: A page that stands in for the real one while a test builds a copy of the site.',
    ...(isFunctionPage(route) ? symbolsOf(route, title) : []),
    '---',
    '',
    'Text of the page.',
    '',
    '## Libraries',
    '',
    'Text of the section.',
    '',
    ...functionsOf(route).flatMap(({ name, anchor }) => [
      `## \`${name}()\` {/*#${anchor}*/}`,
      '',
      'Text of the function.',
      '',
    ]),
    ...(isFunctionPage(route) ? ['## Permissions', '', "You don't need a permission.", ''] : []),
  ].join('\n');
}

/** Pages with a stub: landing pages of SDK versions, one group of both versions of Go, and top-level pages. */
const isStubbed = (route: string): boolean =>
  /^\/reference\/(?:[a-z]+(?:\/v\d+)?|go(?:\/v\d+)?\/api\/.+)$/.test(route) ||
  /^\/(?:[^/]*|(?!guides\/)[^/]+\/[^/]+)$/.test(route);

/** A menu file: groups by the key of their menu. */
type MenuFile = Record<string, { links?: Record<string, string | { href: string }> }[]>;

/** Leaves out the links to pages that the copy doesn't have, and the groups without a link. */
function shortenMenus(siteDir: string, file: string, hasPage: (route: string) => boolean): void {
  const written = parse(fs.readFileSync(path.join(projectDir, file), 'utf8')) as MenuFile;
  const isKept = (key: string, link: string | { href: string }): boolean => {
    const href = typeof link === 'string' ? link : link.href;
    return hasPage(withoutHash(path.posix.resolve('/', key === 'docs' ? '' : key, href)));
  };
  const shortened = Object.entries(written).map(([key, groups]) => [
    key,
    groups
      .map(({ links, ...group }) => {
        const kept = Object.entries(links ?? {}).filter(([, link]) => isKept(key, link));
        return { ...group, ...(links && { links: Object.fromEntries(kept) }) };
      })
      .filter(({ links }) => !links || Object.keys(links).length > 0),
  ]);
  writePage(siteDir, file, stringify(Object.fromEntries(shortened)));
}

/**
 * Copies the code and the configuration of this site to a temporary directory, with stubs instead of pages, so that tests don't depend
 * on the text of pages. The menus have only links to the stubs, and there are no redirects.
 * @param isWanted selects additional pages
 * @returns the directory. The caller removes it.
 */
export function copySite(isWanted: (route: string) => boolean = () => false): string {
  const hasPage = (route: string): boolean => isStubbed(route) || isWanted(route);
  const siteDir = newFolder();
  for (const part of SITE_PARTS) {
    fs.cpSync(path.join(projectDir, part), path.join(siteDir, part), { recursive: true });
  }
  const routes = [...titles.keys()];
  for (const [route, title] of [...titles].filter(([route]) => hasPage(route))) {
    writePage(siteDir, fileOfRoute(route, routes), stubPage(route, title));
  }
  shortenMenus(siteDir, MENUS_FILE, hasPage);
  shortenMenus(siteDir, FROZEN_MENUS_FILE, hasPage);
  writePage(siteDir, REDIRECTS_FILE, 'permanent: {}\ntemporary: {}\nfolders: {}\n');
  linkPackages(siteDir);
  return siteDir;
}

/**
 * Copies the whole site with its pages, and commits it to a new Git repository.
 * @returns the directory. The caller removes it.
 */
export function copyWholeSite(): string {
  const siteDir = newFolder();
  fs.cpSync(projectDir, siteDir, { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  linkPackages(siteDir);
  execFileSync('git', ['init', '--quiet'], { cwd: siteDir });
  commitAll(siteDir);
  return siteDir;
}

/** Commits all changes in a copy of the whole site. */
export function commitAll(siteDir: string): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', ['add', '--all'], { cwd: siteDir });
  execFileSync('git', [...author, 'commit', '--quiet', '--message=Test'], { cwd: siteDir });
}

export function writePage(siteDir: string, file: string, content: string): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
}
