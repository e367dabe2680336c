import { partsOfName } from '../engine/pages';
import type { SearchShard } from '../index-format';
import type { SearchSite } from '../site';
import type { JudgedQuery } from './query-set';

/** A name that readers look for, such as a configuration key. The correct pages are those that define it. */
export interface SoughtName {
  kind: string;
  name: string;
  query: string;
  /** The pages that can be correct are at or below this route. */
  below: string;
}

export interface SoughtFunction {
  sdk: string;
  version: string;
  name: string;
  page: string;
}

/** Messages that readers paste. `<…>` stands for what varies. */
export interface SoughtMessages {
  lines: readonly string[];
  /** The page with all of them. */
  page: string;
}

const keyOf = (name: string): string => partsOfName(name).join(' ');

/** The names that each page defines, with their parts joined by spaces. */
const definitionsOf = (shards: readonly SearchShard[]): (readonly [string, Set<string>])[] =>
  shards.flatMap(({ titles, texts }) =>
    titles.map(([route], at) => {
      const names = (texts[at] ?? []).flatMap(([, , defined = '']) => defined.split('\n'));
      return [route, new Set(names.map(keyOf))] as const;
    }),
  );

function nameQueries(shards: readonly SearchShard[], sought: readonly SoughtName[]): JudgedQuery[] {
  const definitions = definitionsOf(shards);
  return sought.map(({ kind, name, query, below }) => ({
    kind,
    query,
    pages: definitions
      .filter(([route, names]) => `${route}/`.startsWith(`${below}/`) && names.has(keyOf(name)))
      .map(([route]) => route),
  }));
}

/** Returns a query for each function, alternating the names of the SDK. */
function functionQueries(
  { sdks }: SearchSite,
  functions: readonly SoughtFunction[],
): JudgedQuery[] {
  return sdks.flatMap(({ id, names, versions, current }) =>
    versions.flatMap((version) => {
      const own = functions.filter((each) => each.sdk === id && each.version === version);
      const suffix = version === (current ?? versions.at(-1)) ? '' : ` ${version}`;
      return own.map(({ name }, at) => ({
        kind: 'SDK function',
        query: `${names[at % names.length] ?? ''}${suffix} ${name}`,
        pages: own.filter((other) => other.name === name).map(({ page }) => page),
      }));
    }),
  );
}

/** Returns distinct queries for the names that a page defines, and for the functions. */
export function generatedQueries(
  site: SearchSite,
  shards: readonly SearchShard[],
  names: readonly SoughtName[],
  functions: readonly SoughtFunction[],
): JudgedQuery[] {
  const queries = [...nameQueries(shards, names), ...functionQueries(site, functions)];
  const byQuery = new Map<string, JudgedQuery>();
  for (const each of queries.filter(({ pages }) => pages.length > 0)) {
    const pages = byQuery.get(each.query)?.pages ?? [];
    byQuery.set(each.query, { ...each, pages: [...new Set([...pages, ...each.pages])] });
  }
  return [...byQuery.values()];
}

/** The share of a title after which a reader looks at the results. */
const TYPED_SHARE = 0.6;

/**
 * Returns a query for the title of each current page outside the SDK functions, and one for its start. Any page whose title starts that
 * way is correct.
 */
export function titleQueries(
  { referenceOf }: SearchSite,
  shards: readonly SearchShard[],
  isFunctionPage: (route: string) => boolean,
): JudgedQuery[] {
  const current = shards
    .flatMap(({ titles }) => titles)
    .filter(([route]) => !isFunctionPage(route) && !referenceOf(route)?.isFrozen);
  const queryOf = (kind: string, query: string): JudgedQuery => ({
    kind,
    query,
    pages: current
      .filter(([, title]) => title.toLowerCase().startsWith(query.toLowerCase()))
      .map(([route]) => route),
  });
  return [...new Set(current.map(([, title]) => title))].flatMap((title) => [
    queryOf('title', title),
    queryOf('start of title', title.slice(0, Math.ceil(title.length * TYPED_SHARE)).trim()),
  ]);
}

/** What stands in a terminal instead of the placeholders of a message: names, numbers, and paths of a reader's project. */
const readersValues = [
  'invoice-archive',
  '4006',
  'services/payroll.ts',
  'blue_whale',
  '0x7f',
  'eu-north-1',
];

const withReadersValues = (line: string, at: number): string =>
  line.replace(/<[^>]*>/g, () => readersValues[(at += 1) % readersValues.length] ?? '');

/** Returns queries for each message: without its placeholders, and as a reader pastes it from a terminal. */
export const messageQueries = ({ lines, page }: SoughtMessages): JudgedQuery[] =>
  lines.flatMap((line, at) => [
    {
      kind: 'error message',
      query: line.replace(/<[^>]*>/g, '').replace(/\s+/g, ' '),
      pages: [page],
    },
    {
      kind: 'pasted line',
      query: `2026-11-25T10:14:07Z ERROR ${withReadersValues(line, at)}`,
      pages: [page],
    },
  ]);
