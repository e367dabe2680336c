import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import {
  hierarchyLevels,
  LONGEST_QUERY,
  SEARCH_HITS_PER_PAGE,
  type SearchHit,
} from '@nitric-docs/search';
import { isAtOrBelow, type DocsSite } from '../site';
import { routeOfHit, type Docs } from './docs';
import { checkedVersion, sdkSchema, versionSchema } from './sdk-arguments';
import { DocsError } from './site-files';
import { READ_ONLY, resultOf, type DocsServerOptions } from './tool';

const DEFAULT_LIMIT = 8;
/** Results of other SDKs are removed after the search, so it returns more than the limit. */
const SEARCHED = { hitsPerPage: 100, snippetWords: 40 } as const;
/** The most results of one page: the page, or its best section, and another section. */
const HITS_OF_PAGE = 2;
/** How fast the value of a rank decreases when two rankings are joined. Small, so that the first ranks of each decide. */
const RANK_DECAY = 2;

interface SearchInput {
  query: string;
  sdk?: string;
  version?: string;
  limit: number;
}

/** The SDK version that results must describe. */
type Wanted = Record<'sdk' | 'version', string>;

/** Whether a page describes the SDK version, or no SDK. The guides of an SDK are in the folder with its ID. */
function isWanted(site: DocsSite, route: string, { sdk, version }: Wanted): boolean {
  const reference = site.search.referenceOf(route);
  return reference
    ? reference.sdk === sdk && reference.version === version
    : !site.sdks.some(({ id }) => id !== sdk && isAtOrBelow(route, `/guides/${id}`));
}

function resultOfHit(docs: Docs, { url, hierarchy, content }: SearchHit) {
  const headings = hierarchyLevels.slice(2).flatMap((level) => hierarchy[level] ?? []);
  return {
    title: hierarchy.lvl1,
    group: hierarchy.lvl0,
    ...(headings.length > 0 && { section: headings.join(' > ') }),
    url: docs.urlOfRoute(url.slice(docs.site.base.length)),
    excerpt: content ?? '',
  };
}

function wantedBy(site: DocsSite, { sdk, version }: SearchInput): Wanted | undefined {
  if (sdk) {
    return { sdk, version: checkedVersion(site, sdk, version) };
  }
  if (version !== undefined) {
    throw new DocsError(
      `\`version\` requires \`sdk\`. Add it, or leave out "${version}" to search the latest versions.`,
    );
  }
  return undefined;
}

/**
 * Joins rankings of the same pages, with reciprocal rank fusion (Cormack, Clarke, and Büttcher, 2009): a hit gains most from its best
 * rank, and a hit that all rankings have near the top comes first.
 */
function joined(rankings: readonly (readonly SearchHit[])[]): SearchHit[] {
  const values = new Map<string, { hit: SearchHit; value: number }>();
  for (const [rank, hit] of rankings.flatMap((hits) => [...hits.entries()])) {
    const { value = 0 } = values.get(hit.url) ?? {};
    values.set(hit.url, { hit, value: value + 1 / (RANK_DECAY + rank) });
  }
  return [...values.values()].sort((a, b) => b.value - a.value).map(({ hit }) => hit);
}

/**
 * The hits for an SDK. A search that names the SDK finds its functions, and one that doesn't finds what is the same for all SDKs, so both
 * are joined.
 */
async function hitsFor(docs: Docs, query: string, wanted: Wanted): Promise<SearchHit[]> {
  const { site } = docs;
  const readingRoute = site.homeOf(wanted.sdk, wanted.version);
  const queries = [query, `${wanted.sdk} ${query}`.slice(0, LONGEST_QUERY)];
  const rankings = await Promise.all(
    queries.map((text) => docs.search({ ...SEARCHED, readingRoute, query: text })),
  );
  return joined(rankings).filter((hit) => isWanted(site, routeOfHit(site, hit), wanted));
}

/** Puts further hits of a page next to its best one. */
function byPage(site: DocsSite, hits: readonly SearchHit[]): SearchHit[] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const route = routeOfHit(site, hit);
    pages.set(route, [...(pages.get(route) ?? []), hit]);
  }
  return [...pages.values()].flatMap((found) => found.slice(0, HITS_OF_PAGE));
}

/** @throws an error if the SDK has no such version, or if `version` is set without `sdk` */
async function search(docs: Docs, input: SearchInput) {
  const wanted = wantedBy(docs.site, input);
  const hits = await (wanted
    ? hitsFor(docs, input.query, wanted)
    : docs.search({ query: input.query, ...SEARCHED }));
  const results = byPage(docs.site, hits)
    .slice(0, input.limit)
    .map((hit) => resultOfHit(docs, hit));
  return { results };
}

export function registerSearch(server: McpServer, options: DocsServerOptions): void {
  const { docs } = options;
  const { site } = docs();
  const version = versionSchema(site);
  server.registerTool(
    'search',
    {
      title: `Search the ${site.product} documentation`,
      description:
        `Search the ${site.product} documentation. Returns pages and their sections with an address and an excerpt, the best first. ` +
        'Use a few words, a function name, a configuration key, a CLI flag, or an error message. Then read the best result with read_page, ' +
        'which returns only the section if the address has an anchor.',
      inputSchema: z.strictObject({
        query: z
          .string()
          .trim()
          .min(1)
          .max(LONGEST_QUERY)
          .describe(
            'Words, names, or an error message. A few words find more than a whole question.',
          ),
        sdk: sdkSchema(site)
          .optional()
          .describe(
            'The SDK of the project. Ranks its reference and guides first, and leaves out those of other SDKs.',
          ),
        version: version.optional().describe(`${version.description ?? ''} Requires \`sdk\`.`),
        limit: z
          .int()
          .min(1)
          .max(SEARCH_HITS_PER_PAGE)
          .default(DEFAULT_LIMIT)
          .describe('The maximum number of results.'),
      }),
      outputSchema: z.object({
        results: z.array(
          z.object({
            title: z.string().describe('The title of the page.'),
            group: z.string().describe('The part of the documentation, such as "Node.js SDK v1".'),
            section: z.string().optional().describe('The headings above the excerpt.'),
            url: z
              .string()
              .describe('The address of the page or section, which read_page accepts.'),
            excerpt: z.string(),
          }),
        ),
      }),
      annotations: READ_ONLY,
    },
    (input) => resultOf(search(docs(), input), options),
  );
}
