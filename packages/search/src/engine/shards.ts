import { MAIN_SHARD, SECOND_SHARD, shardOfSdk } from '../index-format';
import type { SearchSdk, SearchSite } from '../site';
import type { IndexView } from './index-view';
import type { Query } from './query';
import { chunksOf, joinedWordOf, segmentsOf, splitCamelCase } from './words';

/** A part of the index in a separate file: a tier of a shard. */
export type Tier = 'titles' | 'texts';
export type Part = `${string}.${Tier}`;

export const partOf = (shard: string, tier: Tier): Part => `${shard}.${tier}`;

/** Returns the shard of a page: the shard of its SDK version, or the main shard. */
export function shardOfRoute(site: SearchSite, route: string): string {
  const reference = site.referenceOf(route);
  return reference ? shardOfSdk(reference.sdk, reference.version) : MAIN_SHARD;
}

/** The shard of the version that every search finds. */
const currentShards = ({ id, current }: SearchSdk): string[] =>
  current === undefined ? [] : [shardOfSdk(id, current)];

/** The shard of the current version, or else of the latest frozen one. */
const latestShard = ({ id, versions, current = versions.at(-1) ?? '' }: SearchSdk): string =>
  shardOfSdk(id, current);

/** Shorter words are often the start of a word that the reader is still typing. */
const SHORTEST_UNKNOWN = 3;

/**
 * Returns the parts that every search requires: everything except the SDK references, plus the titles of their current
 * versions. That suits hundreds of pages. For thousands, the texts of later main shards would have to be optional.
 */
export function basicParts({ sdks }: SearchSite, shards: readonly string[]): Part[] {
  const existing = (ids: readonly string[]) => ids.filter((id) => shards.includes(id));
  const main = existing([MAIN_SHARD, SECOND_SHARD]);
  const current = existing(sdks.flatMap(currentShards));
  return [
    ...[...main, ...current].map((id) => partOf(id, 'titles')),
    ...main.map((id) => partOf(id, 'texts')),
  ];
}

const bothTiers = (shard: string): Part[] => [partOf(shard, 'titles'), partOf(shard, 'texts')];

/** Returns the SDKs that the query names, or else all. */
const askedSdks = ({ sdks }: SearchSite, query: Query): readonly SearchSdk[] =>
  query.sdks.size > 0 ? sdks.filter(({ id }) => query.sdks.has(id)) : sdks;

/** Returns the shards that the query names or that the reader has open. */
function namedShards(site: SearchSite, query: Query, readingRoute: string): string[] {
  const { sdks, version } = query;
  const named = version !== undefined || sdks.size > 0 ? askedSdks(site, query) : [];
  return [
    ...named.flatMap((sdk) => [
      ...(version === undefined ? [] : [shardOfSdk(sdk.id, version)]),
      ...(sdks.size > 0 ? [latestShard(sdk)] : currentShards(sdk)),
    ]),
    shardOfRoute(site, readingRoute),
  ];
}

/** Returns the identifiers of a query as the index stores them: `collection.doc` becomes `collectiondoc`. */
const identifiersOf = (text: string): string[] =>
  chunksOf(text)
    .filter((chunk) => segmentsOf(chunk).flatMap(splitCamelCase).length > 1)
    .map(joinedWordOf);

function hasUnknown(view: IndexView, query: Query): boolean {
  return (
    query.words.some(
      ({ word, isContentWord, isKnown }) =>
        isContentWord && !isKnown && word.length >= SHORTEST_UNKNOWN,
    ) || identifiersOf(query.text).some((name) => view.withPrefix(name, 1).length === 0)
  );
}

/**
 * Returns the parts that a query requires but the view doesn't contain. First come the shards of the SDK, the version, or
 * the open reference. Then, if a word or identifier is unknown, come the references of the current versions.
 * @param shards contains the IDs of all shards
 */
export function requiredParts(
  view: IndexView,
  query: Query,
  readingRoute = '/',
  viewed: ReadonlySet<Part>,
  shards: readonly string[],
): Part[] {
  const { site } = view.vocabulary;
  const missing = (ids: readonly string[]): Part[] =>
    ids
      .filter((id) => shards.includes(id))
      .flatMap(bothTiers)
      .filter((part) => !viewed.has(part));
  const named = missing(namedShards(site, query, readingRoute));
  if (named.length > 0 || !hasUnknown(view, query)) {
    return named;
  }
  return missing(askedSdks(site, query).flatMap(currentShards));
}
