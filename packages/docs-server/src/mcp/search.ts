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

const DEFAULT_LIMIT = 8;
/** Length of an excerpt, in words. */
const EXCERPT_WORDS = 40;
/** Results of other SDKs are removed after the search, so it returns more than the limit. */
const SEARCHED_HITS = 100;

export const searchDescription = ({ product }: DocsSite): string =>
  `Search the ${product} documentation. Returns pages and sections with their address and an excerpt, the best first. ` +
  'Use a few words, a function name, a configuration key, a CLI flag, or an error message. Then read the best result with read_page.';

export function searchInput(site: DocsSite) {
  const version = versionSchema(site);
  return z.strictObject({
    query: z
      .string()
      .trim()
      .min(1)
      .max(LONGEST_QUERY)
      .describe('Words, names, or an error message. A few words find more than a whole question.'),
    sdk: sdkSchema(site)
      .optional()
      .describe(
        'Leaves out the references and guides of other SDKs, and ranks the reference of this SDK first.',
      ),
    version: version.optional().describe(`${version.description ?? ''} Requires \`sdk\`.`),
    limit: z
      .int()
      .min(1)
      .max(SEARCH_HITS_PER_PAGE)
      .default(DEFAULT_LIMIT)
      .describe('The maximum number of results.'),
  });
}

type SearchInput = z.infer<ReturnType<typeof searchInput>>;

export const searchOutput = z.object({
  results: z.array(
    z.object({
      title: z.string().describe('The title of the page.'),
      group: z.string().describe('The part of the documentation, such as "Node.js SDK v1".'),
      section: z.string().optional().describe('The headings above the excerpt.'),
      url: z.string().describe('The address of the page or section, which read_page accepts.'),
      excerpt: z.string(),
    }),
  ),
});

type SearchOutput = z.infer<typeof searchOutput>;

/** The SDK version that results must describe. */
interface Wanted {
  sdk: string;
  version: string;
}

/** Whether a page describes the SDK version, or no SDK. The guides of an SDK are in the folder with its ID. */
function isWanted(site: DocsSite, route: string, { sdk, version }: Wanted): boolean {
  const reference = site.search.referenceOf(route);
  return reference
    ? reference.sdk === sdk && reference.version === version
    : !site.sdks.some(({ id }) => id !== sdk && isAtOrBelow(route, `/guides/${id}`));
}

function resultOf(docs: Docs, { url, hierarchy, content }: SearchHit) {
  const headings = hierarchyLevels.slice(2).flatMap((level) => hierarchy[level] ?? []);
  return {
    title: hierarchy.lvl1,
    group: hierarchy.lvl0,
    ...(headings.length > 0 && { section: headings.join(' > ') }),
    url: docs.urlOf(url),
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

/** @throws an error if the SDK has no such version, or if `version` is set without `sdk` */
export async function search(docs: Docs, input: SearchInput): Promise<SearchOutput> {
  const { site } = docs;
  const wanted = wantedBy(site, input);
  const hits = await docs.search({
    query: input.query,
    hitsPerPage: wanted ? SEARCHED_HITS : input.limit,
    snippetWords: EXCERPT_WORDS,
    ...(wanted && { readingRoute: site.homeOf(wanted.sdk, wanted.version) }),
  });
  const results = hits
    .filter((hit) => !wanted || isWanted(site, routeOfHit(site, hit), wanted))
    .slice(0, input.limit)
    .map((hit) => resultOf(docs, hit));
  return { results };
}
