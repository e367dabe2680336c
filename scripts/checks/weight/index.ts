// npm run check:weight: what each kind of page weighs when it is opened first, and what search adds, against the budgets of
// src/config/weight-budgets.ts and the last release. `npm run build` first. Ends with 1 when something is over its budget.
//   npm run check:weight -- --update   writes the figures down as those of the release (last-release.json)
//   npm run check:weight -- --build dir   weighs the site in another folder
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBuiltSite } from '../../../server/services/site';
import { BASE_URL } from '../../../src/config/site';
import { SiteWeight, fileOfRoute } from '../../lib/page-weight';
import { isOver, releaseWeights, weightRows, weightTable, type ReleaseWeights } from './report';
import { weighSearch } from './search-weight';

const RELEASE_FILE = path.join(__dirname, 'last-release.json');

function main(): void {
  const { values } = parseArgs({
    options: { update: { type: 'boolean' }, build: { type: 'string', default: 'build' } },
  });
  const buildDir = path.resolve(values.build);
  const { manifest } = readBuiltSite(buildDir);
  const site = new SiteWeight(buildDir, BASE_URL);
  const weights = new Map(
    Object.keys(manifest.pages).map((route) => [route, site.weigh(fileOfRoute(route))]),
  );
  const lastRelease = JSON.parse(fs.readFileSync(RELEASE_FILE, 'utf8')) as ReleaseWeights;
  const rows = weightRows(weights, weighSearch(buildDir), lastRelease);
  console.log(weightTable(rows));
  const over = rows.filter(isOver);
  if (values.update) {
    fs.writeFileSync(RELEASE_FILE, `${JSON.stringify(releaseWeights(rows), null, 2)}\n`);
    console.log(`\nWritten to ${path.relative(process.cwd(), RELEASE_FILE)}.`);
  }
  if (over.length > 0) {
    console.log(
      `\n${over.length} over budget. The budgets, and what each protects: src/config/weight-budgets.ts, CONTRIBUTING.md 'Weight'.`,
    );
    process.exitCode = 1;
  } else {
    console.log(`\nSearch and every page are within their budgets (${weights.size} pages).`);
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
