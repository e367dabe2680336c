/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { kindOf, searchKind, type PageWeight } from '../../../src/config/weight-budgets';
import { SiteWeight } from '../../lib/page-weight';
import { isOverBudget, releaseWeights, weightRows, weightTable } from './report';
import { weighSearch } from './search-weight';

const TEXTS = { title: 'Page', description: 'About it.' };

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weight-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Creates a built site with two pages and the chunks of search. Scripts contain incompressible random data. */
function build({ scriptBytes = 1000, searchBytes = 1000 } = {}): string {
  const buildDir = path.join(folder, 'build');
  const page = (script: string): string =>
    '<html><head><link rel=stylesheet href=/docs/assets/css/styles.css data-href=/docs/assets/css/other.css></head>' +
    '<body><svg><use href="/docs/icons.svg#a"/><use href="/docs/icons.svg#b"/><use data-href="/docs/late.svg#c"/></svg>' +
    `<script src=https://elsewhere.example/a.js></script><script data-client=${script}>1</script></body></html>`;
  const chunk = (name: string, bytes: number): Buffer =>
    Buffer.concat([Buffer.from(`(self.chunks=[]).push([["${name}"],`), randomBytes(bytes)]);
  const files: Record<string, string | Buffer> = {
    'build/index.html': page('/docs/assets/js/client.a1.js'),
    'build/apis.html': page('/docs/assets/js/big.js'),
    'build/assets/css/styles.css': 'a{b:c}',
    'build/assets/css/island-search-tsx.a1.css': 'a{b:c}',
    'build/icons.svg': '<svg/>',
    'build/late.svg': '<svg/>',
    'build/assets/js/client.a1.js':
      '{"./search.tsx":["7","85","14","592"],"./feedback.tsx":["9","85","739"]}',
    'build/assets/js/big.js': randomBytes(scriptBytes),
    'build/assets/js/react.a1.js': chunk('85', 1000),
    'build/assets/js/island-search-tsx.a1.js': chunk('592', searchBytes),
    'build/assets/js/island-feedback-tsx.a1.js': chunk('739', 10_000),
    'build/assets/js/search.a1.js': randomBytes(1000),
    'build-server/manifest.json': JSON.stringify({
      files: {},
      redirects: {},
      pages: { '/': TEXTS, '/apis': TEXTS },
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
    ['--import', 'tsx', 'scripts/checks/weight/index.ts', '--build', buildDir],
    {
      encoding: 'utf8',
    },
  );

test('reports a page over its budget and exits with 1', () => {
  const { status, stdout } = check(build({ scriptBytes: kindOf('/apis').budget.javascript + 1 }));
  expect(stdout).toMatch(/javascript\s.*OVER\s+\/apis/);
  expect(stdout).toMatch(/1 over budget/);
  expect(status).toBe(1);
});

test('exits with 1 if search is over its budget', () => {
  const { status, stdout } = check(build({ searchBytes: searchKind.budget.total }));
  expect(stdout).toMatch(/Search\s+total\s.*OVER/);
  expect(status).toBe(1);
});

test('passes if everything is within its budget', () => {
  const { status, stdout } = check(build());
  expect(stdout).toContain('Search and every page are within their budgets (2 pages).');
  expect(status).toBe(0);
});

test('explains how to create a missing build', () => {
  const { status, stderr } = check(path.join(folder, 'nothing'));
  expect(stderr).toContain('Run "npm run build"');
  expect(status).toBe(1);
});

test('the weight of a page includes each file of the site that its HTML references once', () => {
  const { javascript, total, html, css, requests } = new SiteWeight(build(), '/docs/').weigh(
    'apis.html',
  );
  expect(javascript).toBeGreaterThanOrEqual(1000);
  expect(javascript).toBeLessThan(1100);
  expect(total - html - css - javascript).toBeLessThan(100);
  // The page, its style sheet, its script, two files of icons.
  expect(requests).toBe(5);
});

test('reports a missing file with its page', () => {
  const buildDir = build();
  fs.rmSync(path.join(buildDir, 'assets/js/big.js'));
  expect(() => new SiteWeight(buildDir, '/docs/').weigh('apis.html')).toThrow(
    'apis.html references /docs/assets/js/big.js, but the file is missing',
  );
});

test('the weight of search includes its chunks, its worker, and its style sheet', () => {
  const bytes = weighSearch(build({ searchBytes: 2000 }));
  expect(bytes).toBeGreaterThanOrEqual(4000);
  expect(bytes).toBeLessThan(4300);
});

test.each([
  ['js/client.a1.js', 'chunks'],
  ['js/search.a1.js', 'worker'],
  ['css/island-search-tsx.a1.css', 'styles'],
])('measuring search fails without %s', (file, part) => {
  const buildDir = build();
  fs.rmSync(path.join(buildDir, 'assets', file));
  expect(() => weighSearch(buildDir)).toThrow(`No ${part} of search found`);
});

const weight = (javascript: number): PageWeight => ({
  html: 1,
  css: 2,
  javascript,
  total: 4,
  requests: 5,
});

test('each kind is represented by its heaviest page, with the change since the release', () => {
  const pages = new Map([
    ['/reference/go/v0/api/api', weight(5000)],
    ['/reference/python/api/api', weight(6000)],
  ]);
  const release = { function: { ...weight(5900), requests: 6 } };
  const rows = weightRows(pages, 100_000, release);
  expect(rows.some(isOverBudget)).toBe(false);
  const table = weightTable(rows);
  expect(table).toMatch(
    /Function\s+javascript\s+6\.0 +kB +\+0\.1\s+\d+\.\d\s+\/reference\/python\/api\/api/,
  );
  expect(table).toMatch(/Function\s+requests\s+5 +-1 +6 /);
  expect(table).toMatch(/Search\s+total\s+100\.0 +kB +new/);
  expect(releaseWeights(rows)).toEqual({ function: weight(6000), search: { total: 100_000 } });
});

test.each([
  ['/', 'home'],
  ['/apis', 'block'],
  ['/reference', 'block'],
  ['/reference/go', 'text'],
  ['/reference/nodejs/v0/api/api', 'function'],
  ['/reference/go-links', 'text'],
  ['/support/known-issues', 'issues'],
  ['/support/errors', 'errors'],
  ['/guides/go/x', 'text'],
])('%s is of the kind %s', (route, kind) => {
  expect(kindOf(route).id).toBe(kind);
});
