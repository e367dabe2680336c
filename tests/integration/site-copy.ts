import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { linksOf, menus } from '../../src/config/node/navigation';
import { isFunctionPage } from '../../src/config/sdks';
import allRoutes from '../mocks/whole-plan';

const projectDir = path.resolve(__dirname, '../..');

/** Files and folders of the site, without pages. */
const SITE_PARTS = [
  'docusaurus.config.ts',
  'package.json',
  'plugins',
  'scripts/lib/node-version.mjs',
  'server',
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

interface StubbedRoute {
  route: string;
  title: string;
}

const newFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'site-copy-'));

function linkPackages(siteDir: string): void {
  fs.symlinkSync(path.join(projectDir, 'node_modules'), path.join(siteDir, 'node_modules'));
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

function stubPage({ route, title }: StubbedRoute): string {
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

/**
 * Copies the code and the configuration of this site to a temporary directory, with stubs instead of pages, so that tests don't depend
 * on the text of pages.
 * @param isWanted selects additional pages. Those without a stub are planned in the copy.
 * @returns the directory. The caller removes it.
 */
export function copySite(isWanted: (route: string) => boolean = () => false): string {
  const hasPage = (route: string): boolean => isStubbed(route) || isWanted(route);
  const siteDir = newFolder();
  for (const part of SITE_PARTS) {
    fs.cpSync(path.join(projectDir, part), path.join(siteDir, part), { recursive: true });
  }
  const routes = allRoutes.map(({ route }) => route);
  for (const page of allRoutes.filter(({ route }) => hasPage(route))) {
    writePage(siteDir, fileOfRoute(page.route, routes), stubPage(page));
  }
  const unwritten = allRoutes.filter(({ route }) => !hasPage(route));
  writePage(siteDir, 'src/config/node/planned-routes.json', JSON.stringify(unwritten));
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
