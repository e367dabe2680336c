/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { kindOf, pageKinds, type PageWeight } from '../../src/config/weight-budgets';
import { SiteWeight } from '../lib/page-weight';
import { isOver, releaseWeights, weightRows, weightTable } from './report';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weight-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A built site with two pages; their scripts are noise, which can't be compressed. */
function build(scriptBytes: number): string {
  const buildDir = path.join(folder, 'build');
  const page = (script: string): string =>
    `<html><head><link rel=stylesheet href=/docs/assets/css/styles.css><script src=${script} defer></script></head>` +
    '<body><svg><use href="/docs/assets/icons.svg#a"/><use href="/docs/assets/icons.svg#b"/></svg>' +
    '<script src=https://elsewhere.example/a.js></script></body></html>';
  const files: Record<string, string | Buffer> = {
    'build/index.html': page('/docs/assets/js/main.js'),
    'build/apis.html': page('/docs/assets/js/big.js'),
    'build/assets/css/styles.css': 'a{b:c}',
    'build/assets/icons.svg': '<svg/>',
    'build/assets/js/main.js': randomBytes(500),
    'build/assets/js/big.js': randomBytes(scriptBytes),
    'build-server/manifest.json': JSON.stringify({
      files: {},
      pages: { '/': {}, '/apis': {} },
      scriptHashes: [],
    }),
  };
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), content);
  }
  return buildDir;
}

const check = (buildDir: string) =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/check-weight/index.ts', '--build', buildDir],
    {
      encoding: 'utf8',
    },
  );

test('a page over its budget is named, and the check ends with 1', () => {
  const { status, stdout } = check(build(kindOf('/apis').budget.javascript + 1000));
  expect(stdout).toMatch(/javascript\s.*OVER\s+\/apis/);
  expect(stdout).toMatch(/1 over budget/);
  expect(status).toBe(1);
});

test('pages within their budgets pass', () => {
  const { status, stdout } = check(build(1000));
  expect(stdout).toContain('Every page is within its budget (2 pages).');
  expect(status).toBe(0);
});

test('says what to do without a build', () => {
  const { status, stderr } = check(path.join(folder, 'nothing'));
  expect(stderr).toContain('run "npm run build"');
  expect(status).toBe(1);
});

test('a page weighs what its HTML names, each file once, the site’s own alone', () => {
  const site = new SiteWeight(build(1000), '/docs/');
  const { javascript, total, html, css, critical } = site.weigh('apis.html');
  expect(javascript).toBeGreaterThanOrEqual(1000);
  expect(javascript).toBeLessThan(1100);
  expect(critical).toBe(html + css);
  expect(total - html - css - javascript).toBeLessThan(50);
});

test('a file that is missing is named with its page', () => {
  const buildDir = build(1000);
  fs.rmSync(path.join(buildDir, 'assets/js/big.js'));
  expect(() => new SiteWeight(buildDir, '/docs/').weigh('apis.html')).toThrow(
    'apis.html names /docs/assets/js/big.js, which the build lacks',
  );
});

const weight = (javascript: number): PageWeight => ({
  html: 1,
  css: 2,
  javascript,
  critical: 3,
  total: 4,
});

test('the heaviest page of a kind stands for it, with what changed since the release', () => {
  const rows = weightRows(
    new Map([
      ['/reference/go', weight(50_000)],
      ['/reference/python', weight(60_000)],
    ]),
    { reference: weight(59_000) },
  );
  const javascript = rows.find(({ figure }) => figure === 'javascript');
  expect(javascript).toMatchObject({ route: '/reference/python', bytes: 60_000, before: 59_000 });
  expect(javascript && isOver(javascript)).toBe(false);
  expect(weightTable(rows)).toMatch(
    /Reference\s+javascript\s+60\.0\s+\+1\.0\s+\d+\.0\s+\/reference\/python/,
  );
  expect(releaseWeights(rows)).toEqual({ reference: weight(60_000) });
});

test('every address is of a kind', () => {
  expect(
    ['/', '/apis', '/reference', '/references', '/guides/go/x'].map((route) => kindOf(route).id),
  ).toEqual(['home', 'other', 'reference', 'other', 'guide']);
  expect(new Set(pageKinds.map(({ id }) => id)).size).toBe(pageKinds.length);
});
