import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { KILOBYTE } from './weight/budgets';
import { SiteWeight } from './weight/page-weight';

const DEFAULT_ROUTES = ['/storage', '/reference/nodejs/storage/bucket', '/guides/nodejs/fastify'];

const CLIENTS = ['static', 'stock'] as const;

/** Builds the site in the current folder without caches. @returns the seconds that it took. @throws with the end of the output if the build fails */
function build(client: string, outDir: string): number {
  const start = performance.now();
  const program = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'build', '--out-dir', outDir],
    {
      encoding: 'utf8',
      maxBuffer: Infinity,
      env: { ...process.env, DOCS_CLIENT: client, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
    },
  );
  if (status !== 0) {
    throw new Error(
      `The build with DOCS_CLIENT=${client} failed:\n${(stdout + stderr).slice(-2000)}`,
    );
  }
  return (performance.now() - start) / 1000;
}

/** The sizes of a page, its styles, and its scripts in kB after gzip -9. */
function sizesOf(site: SiteWeight, outDir: string, route: string): string {
  const file = `${route.slice(1) || 'index'}.html`;
  const html = fs.readFileSync(path.join(outDir, file), 'utf8');
  const weight = site.weigh({ file, html });
  return [weight.html, weight.css, weight.javascript]
    .map((bytes) => (bytes / KILOBYTE).toFixed(1).padStart(10))
    .join('');
}

/** Prints the weight of pages and the duration of a cold build, with the client of the site and that of stock Docusaurus. */
export function compareWithStock(baseUrl: string, routes: readonly string[]): number {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-'));
  const outDirOf = (client: string): string => path.join(folder, client);
  try {
    for (const client of CLIENTS) {
      console.log(`${client}: built in ${build(client, outDirOf(client)).toFixed(0)} s`);
    }
    console.log(`\n${'kB'.padEnd(40)}      HTML       CSS JavaScript`);
    for (const route of routes.length > 0 ? routes : DEFAULT_ROUTES) {
      for (const client of CLIENTS) {
        const site = new SiteWeight(outDirOf(client), baseUrl);
        console.log(`${`${client} ${route}`.padEnd(40)}${sizesOf(site, outDirOf(client), route)}`);
      }
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  return 0;
}
