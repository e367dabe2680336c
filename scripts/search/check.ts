// npm run check:search measures how well search finds the right pages, overall and by type of query, and fails below the
// thresholds. The golden set covers all types of queries, and the hard set uses words that the pages rarely contain. The two
// sets from readers contain many prefixes, typos, and messages. Ranking is tuned with these sets, but only with half of the
// queries from readers, and never with the held-out set. The generated set contains each configuration key, CLI flag, and
// SDK function, the set of titles contains the title of each page and its start, and the set of messages contains each error message,
// also as a line of a terminal.
// `-- --misses` lists the tuning queries whose first hit is wrong.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { redirectsTo } from '../../src/config/node/redirects';
import { withoutHash } from '../../src/config/routes';
import {
  SDK_FUNCTIONS_FILE,
  sdkFunctionsSchema,
  type SdkFunctions,
} from '@nitric-docs/docs-server/sdk-functions';
import { runCommandLine } from '../lib/command';
import { ROOT } from '../lib/root';
import { generatedEntries, frozenFunctionQueries, messageEntries, titleEntries } from './generated';
import { parseGolden, type GoldenEntry } from './golden';
import { BUILD_FOLDER, openSearch, readShards } from './read-index';
import {
  failuresOf,
  goalsMissed,
  isTunedWith,
  measure,
  reportOf,
  misorderedVersions,
  type Report,
} from './relevance';

const FIXTURES = path.join(ROOT, 'tests/fixtures/search');

const redirects = new Map(redirectsTo([]).map(({ from, to }) => [from, withoutHash(to)]));

/** Reads a set. An address that moved since the set was written stands for the page that it redirects to. */
function readSet(name: string): GoldenEntry[] {
  const file = path.join(FIXTURES, `${name}.json`);
  return parseGolden(file, JSON.parse(fs.readFileSync(file, 'utf8'))).map((entry) => ({
    ...entry,
    pages: entry.pages.map((page) => redirects.get(page) ?? page),
  }));
}

const readFunctions = (): SdkFunctions =>
  sdkFunctionsSchema.parse(
    JSON.parse(fs.readFileSync(path.join(BUILD_FOLDER, SDK_FUNCTIONS_FILE), 'utf8')),
  );

function printMisses({ name, results }: Report): void {
  results
    .filter(({ entry, place }) => place !== 1 && isTunedWith(name, entry))
    .forEach(({ entry, place, found }) =>
      console.log(
        `${place || '-'}  [${entry.kind}] ${entry.query}: ${found.slice(0, 3).join(' ')}`,
      ),
    );
}

async function check(printsMisses: boolean): Promise<string[]> {
  const shards = readShards(BUILD_FOLDER);
  const search = openSearch(BUILD_FOLDER);
  const failures: string[] = [];
  for (const [name, set] of [
    ['golden', readSet('golden')],
    ['hard', readSet('hard')],
    ['readers', readSet('readers')],
    ['second-readers', readSet('second-readers')],
    ['held-out', readSet('held-out')],
    ['generated', generatedEntries(shards, readFunctions())],
    ['titles', titleEntries(shards)],
    ['messages', messageEntries()],
  ] as const) {
    const report = await measure(name, search, set);
    console.log(`${[reportOf(report), ...goalsMissed(report)].join('\n')}\n`);
    if (printsMisses) {
      printMisses(report);
    }
    failures.push(...failuresOf(report));
  }
  const wrong = await misorderedVersions(search, frozenFunctionQueries(shards));
  return [
    ...failures,
    ...wrong.map((query) => `${query}: an older version of a page ranks above the latest version.`),
  ];
}

void runCommandLine('check:search', 'Accepted options: --misses.', async () => {
  const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } });
  const failures = await check(values.misses);
  failures.forEach((failure) => console.error(failure));
  return failures.length;
});
