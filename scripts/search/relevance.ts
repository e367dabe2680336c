import { createHash } from 'node:crypto';
import { sdkReferenceOf } from '../../src/config/sdks';
import { SEARCH_HITS_PER_PAGE } from '../../src/contracts/search';
import type { LocalSearch } from '../../src/search-engine';
import type { GoldenEntry } from './golden';

type Least = Partial<Record<'mrr' | 'recall1' | 'recall3', number>>;

/** What search is meant to reach: what readers ask must lead to the right page. */
export const GOALS = { mrr: 0.93, recall1: 0.9, recall3: 0.955 } as const satisfies Least;

/** What each set must reach: what is reached now, less what a new page may cost. */
const LEAST_OF_SET: Readonly<Record<string, Least>> = {
  golden: { mrr: 0.98, recall1: 0.97, recall3: 0.985 },
  hard: { mrr: 0.93, recall1: 0.91, recall3: 0.945 },
  readers: { mrr: 0.925, recall1: 0.885, recall3: 0.96 },
  'second-readers': { mrr: 0.935, recall1: 0.895, recall3: 0.96 },
  'held-out': { mrr: 0.95, recall1: 0.92, recall3: 0.975 },
  generated: { mrr: 0.98, recall1: 0.97, recall3: 0.99 },
};
/** Sets with enough slips to judge them by themselves. */
const JUDGED_BY_KIND: readonly string[] = ['golden', 'readers', 'second-readers'];
/** What a kind of theirs must reach by itself. */
const LEAST_OF_KIND: Readonly<Record<string, Least>> = { typo: { recall3: 0.95 } };

/** Sets of which ranking is tuned with one half of the queries, so that the other says what tuning is worth. */
const HALVED: readonly string[] = ['readers', 'second-readers'];

/** Whether ranking is tuned with a query; the same for the same query, whatever else is in its set. */
export const isTunedWith = (set: string, { query }: Pick<GoldenEntry, 'query'>): boolean =>
  set !== 'held-out' &&
  (!HALVED.includes(set) || (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0);

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
  name: string;
  results: Result[];
  overall: Scores;
  byKind: ReadonlyMap<string, Scores>;
  /** Entries whose pages are planned and not written yet; they are not judged. */
  waiting: GoldenEntry[];
}

/** Addresses of the pages that answer a query, best first, each once. */
export async function pagesFor(search: LocalSearch, query: string): Promise<string[]> {
  const { hits } = await search.search({
    query,
    hitsPerPage: SEARCH_HITS_PER_PAGE,
    snippetWords: 10,
  });
  return [...new Set(hits.map(({ objectID }) => objectID.split('#')[0] ?? ''))];
}

async function resultOf(search: LocalSearch, entry: GoldenEntry): Promise<Result> {
  const found = await pagesFor(search, entry.query);
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

/** Runs every query of a set whose answer is written. */
export async function measure(
  name: string,
  search: LocalSearch,
  set: readonly GoldenEntry[],
): Promise<Report> {
  const written = new Set(await search.allRoutes());
  const judged = set.filter(({ pages }) => pages.some((route) => written.has(route)));
  const results: Result[] = [];
  for (const entry of judged) {
    results.push(await resultOf(search, entry));
  }
  const kinds = [...new Set(judged.map(({ kind }) => kind))];
  const byKind = kinds.map(
    (kind) => [kind, scoresOf(results.filter(({ entry }) => entry.kind === kind))] as const,
  );
  return {
    name,
    results,
    overall: scoresOf(results),
    byKind: new Map(byKind),
    waiting: set.filter((entry) => !judged.includes(entry)),
  };
}

/** Queries for which a page of an old version stands above the same page of the latest one. */
export async function twinsOutOfOrder(
  search: LocalSearch,
  queries: readonly string[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const query of queries) {
    const found = await pagesFor(search, query);
    const isBelow = found.some((route, place) => {
      const { isNotLatest, currentSdk } = sdkReferenceOf(route);
      const twin = route.replace(/\/v\d+(?=\/|$)/, '');
      return isNotLatest && currentSdk && found.indexOf(twin) > place;
    });
    if (isBelow) {
      wrong.push(query);
    }
  }
  return wrong;
}

const row = (name: string, { queries, mrr, recall1, recall3, withoutHit }: Scores): string =>
  [
    name.padEnd(16),
    String(queries).padStart(7),
    ...[mrr, recall1, recall3].map((value) => value.toFixed(3).padStart(9)),
    String(withoutHit).padStart(9),
  ].join('');

/** A row for the half that ranking isn't tuned with. */
function otherHalf({ name, results }: Report): string[] {
  const unseen = results.filter(({ entry }) => !isTunedWith(name, entry));
  return HALVED.includes(name) ? [row('unseen half', scoresOf(unseen))] : [];
}

export function reportOf(report: Report): string {
  const { name, overall, byKind, waiting } = report;
  return [
    `${name.padEnd(16)}queries   MRR@10 recall@1 recall@3  no hits`,
    ...[...byKind].map(([kind, scores]) => row(kind, scores)),
    ...otherHalf(report),
    row('overall', overall),
    ...(waiting.length > 0
      ? [`${waiting.length} queries wait for pages that aren't written yet.`]
      : []),
  ].join('\n');
}

const names = { mrr: 'MRR@10', recall1: 'recall@1', recall3: 'recall@3' } as const;
const measured = Object.keys(names) as (keyof typeof names)[];

function shortfalls(what: string, scores: Scores, least: Least): string[] {
  return measured.flatMap((measure) => {
    const wanted = least[measure];
    return wanted !== undefined && scores[measure] < wanted
      ? [
          `${what}: ${names[measure]} is ${scores[measure].toFixed(3)}; at least ${wanted} is wanted.`,
        ]
      : [];
  });
}

/** What a set lacks to the goals, a sentence each; no failure by itself. */
export const goalsMissed = ({ name, overall }: Report): string[] =>
  shortfalls(`goal, ${name}`, overall, GOALS);

/** What falls short, a sentence each. */
export function failuresOf({ name, overall, byKind }: Report): string[] {
  const kinds = JUDGED_BY_KIND.includes(name) ? [...byKind] : [];
  return [
    ...shortfalls(name, overall, LEAST_OF_SET[name] ?? GOALS),
    ...kinds.flatMap(([kind, scores]) =>
      shortfalls(`${name}, ${kind}`, scores, LEAST_OF_KIND[kind] ?? {}),
    ),
    ...(overall.withoutHit > 0
      ? [`${name}: ${overall.withoutHit} queries have no hit; every one should have some.`]
      : []),
  ];
}
