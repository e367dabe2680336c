import { liteClient, type LiteClient } from 'algoliasearch/lite';
import {
  hierarchyLevels,
  HIGHLIGHT_TAGS,
  type HierarchyLevel,
  type SearchAnswer,
  type SearchClient,
  type SearchHit,
  type SearchRequest,
} from '../answers';
import { shardOfSdk } from '../index-format';
import { VERSION } from '../engine/vocabulary';
import { chunksOf } from '../engine/words';
import type { SearchSite } from '../site';
import {
  HOSTED_SEARCH_TIMEOUTS,
  type HostedPreferences,
  type HostedSearchSettings,
} from './contract';
import { createHostsCache } from './hosts-cache';

type HostedSite = Pick<SearchSite, 'sdks' | 'referenceOf'>;
type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;

type ProviderHit = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'hierarchy' | 'content'> & {
  _snippetResult?: {
    hierarchy?: Partial<Record<HierarchyLevel, { value: string }>>;
    content?: { value: string };
  };
};

const prefer = (name: keyof HostedPreferences, value: string, score: number): string =>
  `${name}:${value}<score=${score}>`;

/**
 * Returns what decides between results that match equally many words: the SDK version that the reader has open, then the
 * SDK, then any current version. The provider adds up the scores that apply to a record.
 */
function preferencesOf({ referenceOf }: HostedSite, readingRoute = '/'): string[] {
  const reading = referenceOf(readingRoute);
  const ofReading = reading
    ? [
        prefer('reference', shardOfSdk(reading.sdk, reading.version), 4),
        prefer('sdk', reading.sdk, 2),
      ]
    : [];
  return [...ofReading, prefer('isFrozen', 'false', 1)];
}

/** Whether a query names a version, or an SDK that has only frozen versions. */
const namesFrozen = ({ sdks }: HostedSite, query: string): boolean => {
  const names = new Set(sdks.flatMap((sdk) => (sdk.current === undefined ? sdk.names : [])));
  return (
    /\bversion\s+\d+\b|\b\d+\.x\b/iu.test(query) ||
    chunksOf(query.toLowerCase()).some((word) => VERSION.test(word) || names.has(word))
  );
};

/** Leaves out the frozen versions that the reader neither names nor has open. */
function filtersOf(site: HostedSite, query: string, readingRoute = '/'): string | undefined {
  if (namesFrozen(site, query)) {
    return undefined;
  }
  const reading = site.referenceOf(readingRoute);
  const open = reading?.isFrozen ? ` OR reference:${shardOfSdk(reading.sdk, reading.version)}` : '';
  return `isFrozen:false${open}`;
}

function paramsOf(
  site: HostedSite,
  { query, hitsPerPage, page, snippetWords, readingRoute }: SearchRequest,
) {
  const filters = filtersOf(site, query, readingRoute);
  const texts = [...hierarchyLevels.slice(1).map((level) => `hierarchy.${level}`), 'content'];
  return {
    attributesToRetrieve: [
      ...hierarchyLevels.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: texts.map((attribute) => `${attribute}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: HIGHLIGHT_TAGS.open,
    highlightPostTag: HIGHLIGHT_TAGS.close,
    hitsPerPage,
    ...(page && { page }),
    clickAnalytics: true,
    optionalFilters: preferencesOf(site, readingRoute),
    ...(filters === undefined ? {} : { filters }),
  };
}

function toHit({ _snippetResult: { hierarchy, content } = {}, ...hit }: ProviderHit): SearchHit {
  const snippets = Object.entries({ ...hierarchy, content }).flatMap(([level, snippet]) =>
    snippet ? [[level, snippet.value] as const] : [],
  );
  return { ...hit, snippets: Object.fromEntries(snippets) };
}

/** The status of a host that is asked too often, and of one that can't answer. */
const [TOO_MANY, UNAVAILABLE] = [429, 503];

/** Lets a client treat a host that is asked too often like a failed one. Otherwise, it asks the same host every second. */
function avoidBusyHosts({ transporter: { requester } }: LiteClient): void {
  const send = requester.send.bind(requester);
  requester.send = async (request) => {
    const response = await send(request);
    return response.status === TOO_MANY ? { ...response, status: UNAVAILABLE } : response;
  };
}

/**
 * Creates a client for a hosted index. Algolia's client tries the other hosts if one fails.
 * @param options contains options of Algolia's client, for tests
 */
export function createHostedSearchClient(
  { appId, searchKey, indexName }: HostedSearchSettings,
  site: HostedSite,
  options: LiteOptions = {},
): SearchClient {
  const client = liteClient(appId, searchKey, {
    timeouts: HOSTED_SEARCH_TIMEOUTS,
    hostsCache: createHostsCache(),
    ...options,
  });
  avoidBusyHosts(client);
  return {
    prepare: () => undefined,
    search: async (request): Promise<SearchAnswer> => {
      const { results } = await client.searchForHits<ProviderHit>({
        requests: [{ indexName, query: request.query, ...paramsOf(site, request) }],
      });
      const [result] = results;
      return {
        hits: (result?.hits ?? []).map(toHit),
        nbHits: result?.nbHits ?? 0,
        ...(result?.queryID ? { queryID: result.queryID } : {}),
      };
    },
    onBetterAnswer: () => () => undefined,
  };
}
