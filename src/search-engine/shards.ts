import { latestVersionOf, sdkIds, sdkReferenceOf, versionsOf, type SdkId } from '../config/sdks';
import { isMainShard, MAIN_SHARD, mainShard } from '../contracts/search-index';
import type { IndexView } from './index-view';
import type { Query } from './query';
import { chunksOf, humpsOf, segmentsOf } from './words';

/** A part of the index that is fetched by itself: a tier of a shard. */
export type Tier = 'titles' | 'texts';
export type Part = `${string}.${Tier}`;

export const partOf = (shard: string, tier: Tier): Part => `${shard}.${tier}`;

/** The shard with the pages of an SDK's version. */
export const shardOfSdk = (sdk: SdkId, version: string): string => `${sdk}-${version}`;

/** The shard that holds a page: that of its SDK's version, or the main one. */
export function shardOfRoute(route: string): string {
  const { currentSdk, currentVersion } = sdkReferenceOf(route);
  return currentSdk && currentVersion ? shardOfSdk(currentSdk, currentVersion) : MAIN_SHARD;
}

const latestShard = (sdk: SdkId): string => shardOfSdk(sdk, latestVersionOf(sdk));

/** Shorter words are often the start of one that is still being typed. */
const SHORTEST_UNKNOWN = 3;

/** Texts of so many main shards are searched at once; those of more only where titles lead there. */
const MOST_TEXTS_AT_ONCE = 3;

/** Parts that every question needs: all but the SDK references, of which the titles of the latest versions are here. */
export function basicParts(shards: readonly string[]): Part[] {
  const main = shards.filter(isMainShard);
  const latest = sdkIds.map(latestShard).filter((id) => shards.includes(id));
  return [
    ...[...main, ...latest].map((id) => partOf(id, 'titles')),
    ...main
      .filter((id) =>
        Array.from({ length: MOST_TEXTS_AT_ONCE }, (_, at) => mainShard(at + 1)).includes(id),
      )
      .map((id) => partOf(id, 'texts')),
  ];
}

const bothTiers = (shard: string): Part[] => [partOf(shard, 'titles'), partOf(shard, 'texts')];

/** Shards of what the query and the page being read name. */
function namedShards(
  { sdks, version }: Query,
  readingRoute: string,
  shards: readonly string[],
): string[] {
  const asked = version
    ? shards.filter((id) =>
        (sdks.size > 0 ? [...sdks] : sdkIds).some((sdk) => id === shardOfSdk(sdk, version)),
      )
    : [...sdks].map(latestShard);
  return [...asked, shardOfRoute(readingRoute)];
}

/** Identifiers of the query as the index would have them: `collection.doc` is `collectiondoc`. */
const identifiersOf = (text: string): string[] =>
  chunksOf(text)
    .filter((chunk) => segmentsOf(chunk).some((part, at) => at > 0 || humpsOf(part).length > 1))
    .map((chunk) => segmentsOf(chunk).join('').toLowerCase());

function hasUnknown(view: IndexView, query: Query, text: string): boolean {
  return (
    query.words.some(
      ({ word, isTelling, isKnown }) => isTelling && !isKnown && word.length >= SHORTEST_UNKNOWN,
    ) || identifiersOf(text).some((name) => view.withPrefix(name, 1).length === 0)
  );
}

/** The last version before an SDK's latest; older ones are searched when they are asked for or being read. */
function formerShard(sdk: SdkId): string[] {
  const former = versionsOf(sdk).at(-2);
  return former === undefined ? [] : [shardOfSdk(sdk, former)];
}

export interface Touch {
  query: Query;
  /** Shards of the pages that answer best as far as is known. */
  bestShards: readonly string[];
  /** What was typed. */
  text: string;
  readingRoute: string;
}

/**
 * The parts that a query touches beyond those that the view has been made from. What it names comes first: an SDK, a
 * version, or the reference being read; and the texts of pages whose titles answer. Then, when a word or an identifier of it is unknown, the references of the latest
 * versions and of those before.
 * @param shards ids of all shards
 * @returns the parts to look at next; none when the view is all that the query needs
 */
export function partsTouched(
  view: IndexView,
  { query, bestShards, text, readingRoute }: Touch,
  viewed: ReadonlySet<Part>,
  shards: readonly string[],
): Part[] {
  const missing = (ids: readonly string[]): Part[] =>
    ids
      .filter((id) => shards.includes(id))
      .flatMap(bothTiers)
      .filter((part) => !viewed.has(part));
  const named = missing([
    ...namedShards(query, readingRoute, shards),
    ...bestShards.filter(isMainShard),
  ]);
  if (named.length > 0 || !hasUnknown(view, query, text)) {
    return named;
  }
  const sdks = query.sdks.size > 0 ? [...query.sdks] : sdkIds;
  return missing([
    ...shards.filter(isMainShard),
    ...sdks.map(latestShard),
    ...sdks.flatMap(formerShard),
  ]);
}
