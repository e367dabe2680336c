// npm run check:search: how well search finds the pages of the golden set, overall and by kind of query; fails under the
// thresholds. `-- --misses` lists the queries whose first hit is another page.
import fs from 'node:fs';
import path from 'node:path';
import { measure, failuresOf, reportOf } from './relevance';
import { BUILD_FOLDER, loadIndex } from './read-index';
import { parseGolden } from './golden';

const GOLDEN_FILE = path.resolve(__dirname, '../../tests/fixtures/search/golden.json');

const golden = parseGolden(GOLDEN_FILE, JSON.parse(fs.readFileSync(GOLDEN_FILE, 'utf8')));
const report = measure(loadIndex(BUILD_FOLDER), golden);
console.log(reportOf(report));
if (process.argv.includes('--misses')) {
  report.results
    .filter(({ place }) => place !== 1)
    .forEach(({ entry, place, found }) =>
      console.log(
        `${place || '-'}  [${entry.kind}] ${entry.query}: ${found.slice(0, 3).join(' ')}`,
      ),
    );
}
const failures = failuresOf(report);
failures.forEach((failure) => console.error(failure));
process.exitCode = failures.length > 0 ? 1 : 0;
