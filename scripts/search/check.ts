// npm run check:search: how well search finds the right pages, overall and by kind of query; fails under the thresholds.
// The golden set, the hard one, whose words are rarely those of the pages, and the two of readers, where beginnings, slips
// and messages abound, are what ranking is tuned with, the latter with half of their queries; the held-out set never is; the
// generated one asks for each configuration key, each CLI flag and each function of an SDK.
// `-- --misses` lists the queries whose first hit is wrong, of those that ranking is tuned with.
import fs from 'node:fs';
import path from 'node:path';
import { generatedEntries, twinQueries } from './generated';
import { parseGolden, type GoldenEntry } from './golden';
import { BUILD_FOLDER, openSearch, readShards } from './read-index';
import {
  failuresOf,
  goalsMissed,
  isTunedWith,
  measure,
  reportOf,
  twinsOutOfOrder,
  type Report,
} from './relevance';

const FIXTURES = path.resolve(__dirname, '../../tests/fixtures/search');

function readSet(name: string): GoldenEntry[] {
  const file = path.join(FIXTURES, `${name}.json`);
  return parseGolden(file, JSON.parse(fs.readFileSync(file, 'utf8')));
}

function printMisses({ name, results }: Report): void {
  results
    .filter(({ entry, place }) => place !== 1 && isTunedWith(name, entry))
    .forEach(({ entry, place, found }) =>
      console.log(
        `${place || '-'}  [${entry.kind}] ${entry.query}: ${found.slice(0, 3).join(' ')}`,
      ),
    );
}

async function check(): Promise<string[]> {
  const shards = readShards(BUILD_FOLDER);
  const search = openSearch(BUILD_FOLDER);
  const failures: string[] = [];
  for (const [name, set] of [
    ['golden', readSet('golden')],
    ['hard', readSet('hard')],
    ['readers', readSet('readers')],
    ['second-readers', readSet('second-readers')],
    ['held-out', readSet('held-out')],
    ['generated', generatedEntries(shards)],
  ] as const) {
    const report = await measure(name, search, set);
    console.log(`${[reportOf(report), ...goalsMissed(report)].join('\n')}\n`);
    if (process.argv.includes('--misses')) {
      printMisses(report);
    }
    failures.push(...failuresOf(report));
  }
  const wrong = await twinsOutOfOrder(search, twinQueries(shards));
  return [
    ...failures,
    ...wrong.map((query) => `${query}: a page of an old version stands above its latest version.`),
  ];
}

check().then(
  (failures) => {
    failures.forEach((failure) => console.error(failure));
    process.exitCode = failures.length > 0 ? 1 : 0;
  },
  (error: unknown) => {
    console.error(`check:search: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  },
);
