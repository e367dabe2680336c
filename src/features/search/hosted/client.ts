import type { LiteClient, liteClient } from 'algoliasearch/lite';
import type { HostedSearchSettings } from '../../../contracts/client-settings';
import {
  hierarchyLevels,
  HIGHLIGHT_TAGS,
  SearchUnavailable,
  type HierarchyLevel,
  type SearchAnswer,
  type SearchClient,
  type SearchHit,
  type SearchRequest,
} from '../../../contracts/search';
import { createHostsCache } from './hosts-cache';

/** SPEC 9, 'Search client timeouts', in milliseconds. */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 } as const;

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/** A record of the index as the provider answers it, with what was asked for. */
type ProviderHit = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'hierarchy' | 'content'> & {
  _snippetResult?: {
    hierarchy?: Partial<Record<HierarchyLevel, { value: string }>>;
    content?: { value: string };
  };
};

/** The parameters of SPEC 7. */
function paramsOf({ hitsPerPage, snippetWords }: SearchRequest) {
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
    clickAnalytics: true,
  };
}

function toHit({
  objectID,
  url,
  type,
  hierarchy,
  content,
  _snippetResult,
}: ProviderHit): SearchHit {
  const levels = Object.entries(_snippetResult?.hierarchy ?? {}).map(([level, { value }]) => [
    level,
    value,
  ]);
  const snippet = _snippetResult?.content?.value;
  return {
    objectID,
    url,
    type,
    hierarchy,
    content,
    snippets: {
      ...Object.fromEntries(levels),
      ...(snippet === undefined ? {} : { content: snippet }),
    },
  };
}

/**
 * Search by a hosted provider, through its official client: that tries the other hosts when one fails.
 * @param options of the official client, for tests
 */
export function createHostedSearchClient(
  { appId, searchKey, indexName }: HostedSearchSettings,
  options: LiteOptions = {},
): SearchClient {
  let loaded: Promise<LiteClient> | undefined;
  const connect = (): Promise<LiteClient> => {
    loaded ??= import('algoliasearch/lite').then(
      (algolia) =>
        algolia.liteClient(appId, searchKey, {
          timeouts: TIMEOUTS,
          hostsCache: createHostsCache(),
          ...options,
        }),
      (error: unknown) => {
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };
  return {
    prepare: () => void connect().catch(() => undefined),
    search: async (request): Promise<SearchAnswer> => {
      try {
        const client = await connect();
        const { results } = await client.searchForHits<ProviderHit>({
          requests: [{ indexName, query: request.query, ...paramsOf(request) }],
        });
        const [result] = results;
        return {
          hits: (result?.hits ?? []).map(toHit),
          nbHits: result?.nbHits ?? 0,
          ...(result?.queryID ? { queryID: result.queryID } : {}),
        };
      } catch (error) {
        throw new SearchUnavailable(String(error));
      }
    },
    onBetterAnswer: () => () => undefined,
  };
}
