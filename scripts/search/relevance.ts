import { SEARCH_HITS_PER_PAGE } from '../../src/contracts/search';
import { answer, type SearchIndex } from '../../src/search-engine';
import { queryKinds, type GoldenEntry } from './golden';

/** What must be reached. A held-out set is judged by the same numbers. */
export const THRESHOLDS = { mrr: 0.93, recall1: 0.9, recall3: 0.955, typoRecall3: 0.95 } as const;

/** Hits below this place count as none in MRR@10. */
const DEEPEST_PLACE = 10;

export interface Result {
  entry: GoldenEntry;
  /** Place of the first page that answers, from 1; 0 for none. */
  place: number;
  /** Addresses of the pages found, best first, each once. */
  found: string[];
}

export interface Scores {
  queries: number;
  mrr: number;
  recall1: number;
  recall3: number;
  withoutHit: number;
}

export interface Report {
  results: Result[];
  overall: Scores;
  byKind: ReadonlyMap<string, Scores>;
  /** Entries whose pages are planned and not written yet; they are not judged. */
  waiting: GoldenEntry[];
}

function resultOf(index: SearchIndex, entry: GoldenEntry): Result {
  const { hits } = answer(index, {
    query: entry.query,
    hitsPerPage: SEARCH_HITS_PER_PAGE,
    snippetWords: 10,
  });
  const found = [...new Set(hits.map(({ objectID }) => objectID.split('#')[0] ?? ''))];
  return { entry, found, place: found.findIndex((route) => entry.pages.includes(route)) + 1 };
}

export function scoresOf(results: readonly Result[]): Scores {
  const share = (count: number): number => (results.length === 0 ? 1 : count / results.length);
  const within = (limit: number): number =>
    share(results.filter(({ place }) => place > 0 && place <= limit).length);
  const reciprocal = results.map(({ place }) =>
    place > 0 && place <= DEEPEST_PLACE ? 1 / place : 0,
  );
  return {
    queries: results.length,
    mrr: share(reciprocal.reduce<number>((total, each) => total + each, 0)),
    recall1: within(1),
    recall3: within(3),
    withoutHit: results.filter(({ found }) => found.length === 0).length,
  };
}

/** Runs every query whose answer is written. */
export function measure(index: SearchIndex, golden: readonly GoldenEntry[]): Report {
  const written = new Set(index.pages.map(({ route }) => route));
  const judged = golden.filter(({ pages }) => pages.some((route) => written.has(route)));
  const results = judged.map((entry) => resultOf(index, entry));
  const byKind = queryKinds.map(
    (kind) => [kind, scoresOf(results.filter(({ entry }) => entry.kind === kind))] as const,
  );
  return {
    results,
    overall: scoresOf(results),
    byKind: new Map(byKind),
    waiting: golden.filter((entry) => !judged.includes(entry)),
  };
}

const row = (name: string, { queries, mrr, recall1, recall3, withoutHit }: Scores): string =>
  [
    name.padEnd(12),
    String(queries).padStart(7),
    ...[mrr, recall1, recall3].map((value) => value.toFixed(3).padStart(9)),
    String(withoutHit).padStart(9),
  ].join('');

export function reportOf({ overall, byKind, waiting }: Report): string {
  return [
    'kind        queries   MRR@10 recall@1 recall@3 no hits',
    ...[...byKind].map(([kind, scores]) => row(kind, scores)),
    row('overall', overall),
    ...(waiting.length > 0
      ? [`${waiting.length} queries wait for pages that aren't written yet.`]
      : []),
  ].join('\n');
}

/** What falls short, a sentence each. */
export function failuresOf({ overall, byKind }: Report): string[] {
  const checks = [
    ['MRR@10', overall.mrr, THRESHOLDS.mrr],
    ['recall@1', overall.recall1, THRESHOLDS.recall1],
    ['recall@3', overall.recall3, THRESHOLDS.recall3],
    ['recall@3 of typos', byKind.get('typo')?.recall3 ?? 1, THRESHOLDS.typoRecall3],
  ] as const;
  return [
    ...checks
      .filter(([, value, least]) => value < least)
      .map(
        ([name, value, least]) => `${name} is ${value.toFixed(3)}; at least ${least} is wanted.`,
      ),
    ...(overall.withoutHit > 0
      ? [`${overall.withoutHit} queries have no hit; every one should have some.`]
      : []),
  ];
}
