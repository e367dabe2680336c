import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isFunctionPage } from '../../src/config/sdks';
import allRoutes from '../mocks/whole-plan';

const projectDir = path.resolve(__dirname, '../..');

/** Files and folders of the site, without pages. */
const SITE_PARTS = [
  'docusaurus.config.ts',
  'package.json',
  'plugins',
  'server',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'versioned_sidebars',
  'versions.json',
];

/** Files that freezing an SDK version reads and writes, without pages. */
const FREEZE_PARTS = ['src/config', 'versioned_sidebars', 'versions.json'];

/** Files and folders that Docusaurus generates. */
const GENERATED = ['node_modules', '.docusaurus', 'build'];

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

function stubPage({ route, title }: StubbedRoute): string {
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    'description: A page that stands in for the real one while a test builds a copy of the site.',
    ...(isFunctionPage(route) ? [`symbol: ${JSON.stringify(title.replace('()', ''))}`] : []),
    '---',
    '',
    'Text of the page.',
    '',
    '## Libraries',
    '',
    'Text of the section.',
    '',
    ...(isFunctionPage(route) ? ['## Permissions', '', "You don't need a permission.", ''] : []),
  ].join('\n');
}

/** Pages of both versions of Go: the landing page and the pages of one group, which link to each other. */
const isOfGo = (route: string): boolean => /^\/reference\/go(?:\/v\d+)?(?:\/api\/.+)?$/.test(route);

/** Pages with a stub: Go pages, landing pages of SDK versions, and top-level pages. */
const isStubbed = (route: string): boolean =>
  isOfGo(route) ||
  /^\/reference\/[a-z]+\/v\d+$/.test(route) ||
  /^\/(?:[^/]*|(?!guides\/)[^/]+\/[^/]+)$/.test(route);

function copyParts(parts: readonly string[], hasPage: (route: string) => boolean): string {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-copy-'));
  for (const part of parts) {
    fs.cpSync(path.join(projectDir, part), path.join(siteDir, part), { recursive: true });
  }
  const routes = allRoutes.map(({ route }) => route);
  for (const page of allRoutes.filter(({ route }) => hasPage(route))) {
    writePage(siteDir, fileOfRoute(page.route, routes), stubPage(page));
  }
  return siteDir;
}

/**
 * Copies the code and the configuration of this site to a temporary directory, with stubs instead of pages, so that tests don't depend
 * on the text of pages.
 * @param isWanted selects additional pages. Those without a stub are planned in the copy.
 * @returns the directory. The caller removes it.
 */
export function copySite(isWanted: (route: string) => boolean = () => false): string {
  const hasPage = (route: string): boolean => isStubbed(route) || isWanted(route);
  const siteDir = copyParts(SITE_PARTS, hasPage);
  const unwritten = allRoutes.filter(({ route }) => !hasPage(route));
  writePage(siteDir, 'src/config/node/planned-routes.json', JSON.stringify(unwritten));
  fs.symlinkSync(path.join(projectDir, 'node_modules'), path.join(siteDir, 'node_modules'));
  return siteDir;
}

/** Copies only the files that freezing a version of Go uses, for tests without a build. */
export const copyFreezable = (): string => copyParts(FREEZE_PARTS, isOfGo);

export function writePage(siteDir: string, file: string, content: string): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
}

/** Hashes the paths and contents of all files and the paths of all folders, except for generated ones. */
export function hashTree(siteDir: string): string {
  const hash = createHash('sha256');
  const visit = (folder: string): void => {
    const entries = fs.readdirSync(folder, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = path.join(folder, entry.name);
      if (GENERATED.includes(path.relative(siteDir, file))) {
        continue;
      }
      hash.update(`${path.relative(siteDir, file)}\0`);
      if (entry.isDirectory()) {
        visit(file);
      } else {
        hash.update(fs.readFileSync(file));
      }
    }
  };
  visit(siteDir);
  return hash.digest('hex');
}
