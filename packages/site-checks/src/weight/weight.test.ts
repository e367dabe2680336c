import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import type { PageWeight } from './budgets';
import { weighIsland } from './island-weight';
import { SiteWeight } from './page-weight';

const ROOT = path.join(__dirname, '../../../..');
const ISLAND = { module: './search.tsx', worker: 'search' };

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weight-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Creates a built site with two pages and the chunks of search. Scripts contain incompressible random data. */
function build({ scriptBytes = 1000, searchBytes = 1000 } = {}): string {
  const page = (script: string): string =>
    '<html><head><link rel=stylesheet href=/docs/assets/css/styles.css data-href=/docs/assets/css/other.css></head>' +
    '<body><svg><use href="/docs/icons.svg#a"/><use href="/docs/icons.svg#b"/><use data-href="/docs/late.svg#c"/></svg>' +
    `<script src=https://elsewhere.example/a.js></script><script data-client=${script}>1</script></body></html>`;
  const chunk = (name: string, bytes: number): Buffer =>
    Buffer.concat([Buffer.from(`(self.chunks=[]).push([["${name}"],`), randomBytes(bytes)]);
  const files: Record<string, string | Buffer> = {
    'index.html': page('/docs/assets/js/client.a1.js'),
    'apis.html': page('/docs/assets/js/big.js'),
    'old.html': '<meta http-equiv="refresh" content="0; url=/docs/apis">',
    'assets/css/styles.css': 'a{b:c}',
    'assets/css/island-search-tsx.a1.css': 'a{b:c}',
    'icons.svg': '<svg/>',
    'late.svg': '<svg/>',
    'assets/js/client.a1.js':
      '{"./search.tsx":["7","85","14","592"],"./feedback.tsx":["9","85","739"]}',
    'assets/js/big.js': randomBytes(scriptBytes),
    'assets/js/react.a1.js': chunk('85', 1000),
    'assets/js/island-search-tsx.a1.js': chunk('592', searchBytes),
    'assets/js/island-feedback-tsx.a1.js': chunk('739', 10_000),
    'assets/js/search.a1.js': randomBytes(1000),
  };
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

const MAIN = ['--import', 'tsx', 'packages/site-checks/src/main.ts', 'weight'];

/** Runs the command with the budgets of this site. */
const check = (buildDir: string) =>
  spawnSync(process.execPath, [...MAIN, '--config', 'site-checks.config.ts', '--build', buildDir], {
    encoding: 'utf8',
    cwd: ROOT,
  });

test('reports pages and search over their budget, and exits with 1', () => {
  const { status, stdout } = check(build({ scriptBytes: 9000, searchBytes: 110_000 }));
  expect(stdout).toMatch(/javascript .* OVER \/apis/);
  expect(stdout).toMatch(/Search +total .* OVER/);
  expect(stdout).toMatch(/2 over budget/);
  expect(status).toBe(1);
});

test('passes if everything is within its budget', () => {
  const { status, stdout } = check(build());
  expect(stdout).toContain('Everything is within its budget (2 pages).');
  expect(status).toBe(0);
});

function apisOf(buildDir: string): PageWeight {
  const html = fs.readFileSync(path.join(buildDir, 'apis.html'), 'utf8');
  return new SiteWeight(buildDir, '/docs/').weigh({ file: 'apis.html', html });
}

test('the weight of a page includes each file of the site that its HTML references once', () => {
  const { javascript, total, html, css, requests } = apisOf(build());
  expect(javascript).toBeGreaterThanOrEqual(1000);
  expect(javascript).toBeLessThan(1100);
  expect(total - html - css - javascript).toBeLessThan(100);
  // The page, its style sheet, its script, two files of icons.
  expect(requests).toBe(5);
});

test('reports a missing file with its page', () => {
  fs.rmSync(path.join(build(), 'assets/js/big.js'));
  expect(() => apisOf(folder)).toThrow(
    'apis.html references /docs/assets/js/big.js, but the file is missing',
  );
});

test('the weight of an island includes its chunks, its worker, and its style sheet', () => {
  const bytes = weighIsland(build({ searchBytes: 2000 }), ISLAND);
  expect(bytes).toBeGreaterThanOrEqual(4000);
  expect(bytes).toBeLessThan(4300);
});

test.each([
  ['js/client.a1.js', 'chunks'],
  ['js/search.a1.js', 'worker'],
  ['css/island-search-tsx.a1.css', 'styles'],
])('measuring an island fails without %s', (file, part) => {
  fs.rmSync(path.join(build(), 'assets', file));
  expect(() => weighIsland(folder, ISLAND)).toThrow(`has no ${part} of ./search.tsx`);
});
