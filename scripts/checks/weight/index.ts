// npm run check:weight: compares the first-load size of each kind of page, and of search, with the budgets in
// src/config/weight-budgets.ts and with the last release. Run `npm run build` first. Exits with 1 if a budget is exceeded.
//   npm run check:weight -- --update   saves the figures as those of the release (last-release.json)
//   npm run check:weight -- --build dir   measures the site in another folder
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBuiltSite } from '@nitric-docs/docs-server';
import { htmlFileOf } from '../../../src/config/routes';
import { BASE_URL } from '../../../src/config/site';
import { SiteWeight } from '../../lib/page-weight';
import { runCommandLine } from '../../lib/command';
import {
  isOverBudget,
  releaseWeights,
  weightRows,
  weightTable,
  type ReleaseWeights,
} from './report';
import { weighSearch } from './search-weight';

const RELEASE_FILE = path.join(__dirname, 'last-release.json');

function main(): number {
  const { values } = parseArgs({
    options: { update: { type: 'boolean' }, build: { type: 'string', default: 'build' } },
  });
  const buildDir = path.resolve(values.build);
  const { manifest } = readBuiltSite(buildDir);
  const site = new SiteWeight(buildDir, BASE_URL);
  const weights = new Map(
    Object.keys(manifest.pages).map((route) => [route, site.weigh(htmlFileOf(route))]),
  );
  const lastRelease = JSON.parse(fs.readFileSync(RELEASE_FILE, 'utf8')) as ReleaseWeights;
  const rows = weightRows(weights, weighSearch(buildDir), lastRelease);
  console.log(weightTable(rows));
  const over = rows.filter(isOverBudget);
  if (values.update) {
    fs.writeFileSync(RELEASE_FILE, `${JSON.stringify(releaseWeights(rows), null, 2)}\n`);
    console.log(`\nWritten to ${path.relative(process.cwd(), RELEASE_FILE)}.`);
  }
  if (over.length > 0) {
    console.log(
      `\n${over.length} over budget. See src/config/weight-budgets.ts and 'Weight' in plugins/output/README.md.`,
    );
  } else {
    console.log(`\nSearch and every page are within their budgets (${weights.size} pages).`);
  }
  return over.length;
}

void runCommandLine('check:weight', 'Accepted options: --update, --build <folder>.', main);
