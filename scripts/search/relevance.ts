import { createHash } from 'node:crypto';
import { latestRouteOf, sdkReferenceOf, type SdkId } from '../../src/config/sdks';
import { SEARCH_HITS_PER_PAGE } from '../../src/contracts/search';
import type { LocalSearch } from '../../src/search-engine/local-search';
import type { GoldenEntry } from './golden';

type Minimums = Partial<Record<'mrr' | 'recall1' | 'recall3', number>>;

/** The goals for every set. */
export const GOALS = { mrr: 0.93, recall1: 0.9, recall3: 0.955 } as const satisfies Minimums;

/** The minimums for each set: the current scores, minus a margin for new pages. */
const SET_MINIMUMS: Readonly<Record<string, Minimums>> = {
  golden: { mrr: 0.97, recall1: 0.955, recall3: 0.985 },
  hard: { mrr: 0.93, recall1: 0.91, recall3: 0.945 },
  readers: { mrr: 0.925, recall1: 0.885, recall3: 0.96 },
  'second-readers': { mrr: 0.935, recall1: 0.895, recall3: 0.96 },
  'held-out': { mrr: 0.95, recall1: 0.92, recall3: 0.975 },
  generated: { mrr: 0.98, recall1: 0.97, recall3: 0.99 },
  titles: { mrr: 0.92, recall1: 0.87, recall3: 0.97 },
  messages: { mrr: 0.945, recall1: 0.91, recall3: 0.98 },
};
/** Sets with enough typos to check them separately. */
const CHECKED_BY_KIND: readonly string[] = ['golden', 'readers', 'second-readers'];
/** The minimums for each type of query in those sets. */
const KIND_MINIMUMS: Readonly<Record<string, Minimums>> = { typo: { recall3: 0.95 } };

/** Sets of which one half is used for tuning, so that the other half can validate it. */
const HALVED: readonly string[] = ['readers', 'second-readers'];

/** Returns whether a query is used for tuning. The result depends only on the query, not on the rest of its set. */
export const isTunedWith = (set: string, { query }: Pick<GoldenEntry, 'query'>): boolean =>
  set !== 'held-out' &&
  (!HALVED.includes(set) || (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0);

/** MRR@10 ignores hits below this place. */
const DEEPEST_PLACE = 10;

export interface Result {
  entry: GoldenEntry;
  /** The place of the first correct page, from 1, or 0 if there is none. */
  place: number;
  /** The routes of the distinct pages found, the best first. */
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
  /** Entries whose pages are planned but not written yet. They are not measured. */
  waiting: GoldenEntry[];
}

/** Returns the routes of the distinct pages that match a query, the best first. */
export async function pagesFor(
  search: LocalSearch,
  query: string,
  language?: SdkId,
): Promise<string[]> {
  const { hits } = await search.search({
    query,
    ...(language && { language }),
    hitsPerPage: SEARCH_HITS_PER_PAGE,
    snippetWords: 10,
  });
  return [...new Set(hits.map(({ objectID }) => objectID.split('#')[0] ?? ''))];
}

async function resultOf(search: LocalSearch, entry: GoldenEntry): Promise<Result> {
  const found = await pagesFor(search, entry.query, entry.language);
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

/** Runs every query of a set whose correct page exists. */
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

/** Returns the queries for which an older version of a page ranks above the latest version. */
export async function misorderedVersions(
  search: LocalSearch,
  queries: readonly string[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const query of queries) {
    const found = await pagesFor(search, query);
    const isBelow = found.some((route, place) => {
      const twin = latestRouteOf(route);
      return sdkReferenceOf(route)?.isLatest === false && found.indexOf(twin) > place;
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

/** Returns a row for the half that is not used for tuning. */
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

function shortfalls(what: string, scores: Scores, minimums: Minimums): string[] {
  return measured.flatMap((measure) => {
    const wanted = minimums[measure];
    return wanted !== undefined && scores[measure] < wanted
      ? [
          `${what}: ${names[measure]} is ${scores[measure].toFixed(3)}; at least ${wanted} is wanted.`,
        ]
      : [];
  });
}

/** Returns a message for each goal that a set misses. Missing a goal is not a failure. */
export const goalsMissed = ({ name, overall }: Report): string[] =>
  shortfalls(`goal, ${name}`, overall, GOALS);

/** Returns a message for each score below its minimum. */
export function failuresOf({ name, overall, byKind }: Report): string[] {
  const kinds = CHECKED_BY_KIND.includes(name) ? [...byKind] : [];
  return [
    ...shortfalls(name, overall, SET_MINIMUMS[name] ?? GOALS),
    ...kinds.flatMap(([kind, scores]) =>
      shortfalls(`${name}, ${kind}`, scores, KIND_MINIMUMS[kind] ?? {}),
    ),
    ...(overall.withoutHit > 0
      ? [`${name}: ${overall.withoutHit} queries have no hit; every one should have some.`]
      : []),
  ];
}
