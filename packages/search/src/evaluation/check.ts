import fs from 'node:fs';
import path from 'node:path';
import { readBuiltIndex, searchOfBuild } from '../built-index';
import type { SearchConfig } from '../config';
import { generatedQueries, messageQueries, titleQueries } from './generated';
import { parseQuerySet, type JudgedQuery } from './query-set';
import { failuresOf, isTunedWith, measure, tableOf, type Report } from './relevance';

function readSet(file: string): JudgedQuery[] {
  return parseQuerySet(file, JSON.parse(fs.readFileSync(file, 'utf8')));
}

function printMisses({ set, results }: Report): void {
  results
    .filter(({ judged, place }) => place !== 1 && isTunedWith(set, judged.query))
    .forEach(({ judged, place, found }) =>
      console.log(
        `${place || '-'}  [${judged.kind}] ${judged.query}: ${found.slice(0, 3).join(' ')}`,
      ),
    );
}

/**
 * Measures how well search finds the right pages, overall and by type of query. The written sets are in files, and the generated ones
 * contain names, titles, and messages of the built site.
 * @param printsMisses prints the queries for tuning whose first hit is wrong
 * @returns what is below its minimum
 */
export async function checkRelevance(
  { site, buildFolder, evaluation }: SearchConfig,
  printsMisses: boolean,
): Promise<string[]> {
  const { folder, sets, minimums, isFunctionPage } = evaluation;
  const shards = readBuiltIndex(buildFolder);
  const search = searchOfBuild(site, buildFolder);
  const { names, functions, messages } = evaluation.readSought();
  const failures: string[] = [];
  for (const [set, queries] of [
    ...sets.map((set) => [set, readSet(path.join(folder, `${set.name}.json`))] as const),
    ...[
      ['generated', generatedQueries(site, shards, names, functions)] as const,
      ['titles', titleQueries(site, shards, isFunctionPage)] as const,
      ['messages', messageQueries(messages)] as const,
    ].map(([name, queries]) => [{ name, minimums: minimums[name] }, queries] as const),
  ]) {
    const report = await measure(set, search, queries);
    console.log(`${tableOf(report)}\n`);
    if (printsMisses) {
      printMisses(report);
    }
    failures.push(...failuresOf(report));
  }
  return failures;
}
