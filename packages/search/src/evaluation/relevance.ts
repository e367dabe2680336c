import { createHash } from 'node:crypto';
import { SEARCH_HITS_PER_PAGE } from '../answers';
import type { LocalSearch } from '../engine/local-search';
import type { JudgedQuery } from './query-set';

const names = { mrr: 'MRR@10', recall1: 'recall@1', recall3: 'recall@3' } as const;
type Measure = keyof typeof names;
const measures = Object.keys(names) as Measure[];

export type Minimums = Partial<Record<Measure, number>>;

/** A set of queries, and the scores that search must reach with it. */
export interface QuerySet {
  name: string;
  /** The current scores, minus a margin for new pages. */
  minimums: Minimums;
  kindMinimums?: Readonly<Record<string, Minimums>>;
  /** How much of the set is used to tune the ranking. The rest validates it. By default, everything is used. */
  tunedWith?: 'half' | 'nothing';
}

/** Returns whether a query is used for tuning. The result depends only on the query, not on the rest of its set. */
export const isTunedWith = ({ tunedWith }: QuerySet, query: string): boolean =>
  tunedWith === undefined ||
  (tunedWith === 'half' && (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0);

/** MRR@10 ignores hits below this place. */
const DEEPEST_PLACE = 10;

export interface Result {
  judged: JudgedQuery;
  /** The place of the first correct page, from 1, or 0 if there is none. */
  place: number;
  found: string[];
}

interface Scores extends Record<Measure, number> {
  queries: number;
  withoutHit: number;
}

export interface Report {
  set: QuerySet;
  results: Result[];
  overall: Scores;
  byKind: ReadonlyMap<string, Scores>;
}

async function hitsFor(search: LocalSearch, query: string, language?: string): Promise<string[]> {
  const { hits } = await search.search({
    query,
    ...(language && { language }),
    hitsPerPage: SEARCH_HITS_PER_PAGE,
    snippetWords: 10,
  });
  return hits.map(({ objectID }) => objectID);
}

const pageOf = (address: string): string => address.split('#')[0] ?? '';

/** The place of the first correct hit, from 1, or 0. A section counts by its place among the hits, and a page among the pages. */
function placeOf(found: readonly string[], correct: readonly string[]): number {
  const at = found.findIndex((hit) => correct.includes(hit) || correct.includes(pageOf(hit)));
  const pages = new Set(found.slice(0, at + 1).map(pageOf));
  return correct.includes(pageOf(found[at] ?? '')) ? pages.size : at + 1;
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

/** @throws an error that names a correct page that the site doesn't have */
export async function measure(
  set: QuerySet,
  search: LocalSearch,
  queries: readonly JudgedQuery[],
): Promise<Report> {
  const routes = new Set((await search.allPages()).map(({ route }) => route));
  const results: Result[] = [];
  for (const judged of queries) {
    const unknown = judged.pages.find((address) => !routes.has(pageOf(address)));
    if (unknown !== undefined) {
      throw new Error(
        `${set.name}: the query "${judged.query}" expects ${unknown}, which is not a page. Write its current address, or remove it.`,
      );
    }
    const found = await hitsFor(search, judged.query, judged.language);
    results.push({ judged, found, place: placeOf(found, judged.pages) });
  }
  const kinds = new Set(queries.map(({ kind }) => kind));
  return {
    set,
    results,
    overall: scoresOf(results),
    byKind: new Map(
      [...kinds].map((kind) => [
        kind,
        scoresOf(results.filter(({ judged }) => judged.kind === kind)),
      ]),
    ),
  };
}

const row = (name: string, { queries, withoutHit, ...scores }: Scores): string =>
  [
    name.padEnd(16),
    String(queries).padStart(7),
    ...measures.map((each) => scores[each].toFixed(3).padStart(9)),
    String(withoutHit).padStart(9),
  ].join('');

function otherHalf({ set, results }: Report): string[] {
  const unseen = results.filter(({ judged }) => !isTunedWith(set, judged.query));
  return set.tunedWith === 'half' ? [row('unseen half', scoresOf(unseen))] : [];
}

export const tableOf = (report: Report): string =>
  [
    `${report.set.name.padEnd(16)}queries   MRR@10 recall@1 recall@3  no hits`,
    ...[...report.byKind].map(([kind, scores]) => row(kind, scores)),
    ...otherHalf(report),
    row('overall', report.overall),
  ].join('\n');

const shortfalls = (what: string, scores: Scores, minimums: Minimums = {}): string[] =>
  measures
    .filter((each) => scores[each] < (minimums[each] ?? 0))
    .map(
      (each) =>
        `${what}: ${names[each]} is ${scores[each].toFixed(3)}; at least ${minimums[each] ?? 0} is wanted.`,
    );

export function failuresOf({ set, overall, byKind }: Report): string[] {
  return [
    ...shortfalls(set.name, overall, set.minimums),
    ...[...byKind].flatMap(([kind, scores]) =>
      shortfalls(`${set.name}, ${kind}`, scores, set.kindMinimums?.[kind]),
    ),
    ...(overall.withoutHit > 0
      ? [`${set.name}: ${overall.withoutHit} queries have no hit; every one should have some.`]
      : []),
  ];
}
