import * as z from 'zod';
import { isAtOrBelow } from '../../../../src/config/routes';
import { isSdkId, sdkReferenceOf, versionHref, type SdkId } from '../../../../src/config/sdks';
import {
  hierarchyLevels,
  SEARCH_HITS_PER_PAGE,
  type SearchHit,
} from '../../../../src/contracts/search';
import { LONGEST_QUERY } from '../../../../src/search-engine/query';
import { routeOfHit, type Docs } from './docs';
import { DocsError } from './site-files';
import { checkedVersion, sdkSchema, versionSchema } from './versions';

const DEFAULT_LIMIT = 8;
/** Length of an excerpt, in words. */
const EXCERPT_WORDS = 40;
/** Results of other SDKs are removed after the search, so it returns more than the limit. */
const SEARCHED_HITS = 100;

export const searchDescription =
  'Search the Nitric documentation. Returns pages and sections with their address and an excerpt, the best first. ' +
  'Use a few words, a function name, a configuration key, a CLI flag, or an error message. Then read the best result with read_page.';

export const searchInput = z.strictObject({
  query: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_QUERY)
    .describe('Words, names, or an error message. A few words find more than a whole question.'),
  sdk: sdkSchema
    .optional()
    .describe(
      'Leaves out the references and guides of other SDKs, and ranks the reference of this SDK first.',
    ),
  version: versionSchema
    .optional()
    .describe(`${versionSchema.description ?? ''} Requires \`sdk\`.`),
  limit: z
    .int()
    .min(1)
    .max(SEARCH_HITS_PER_PAGE)
    .default(DEFAULT_LIMIT)
    .describe('The maximum number of results.'),
});

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
  sdk: SdkId;
  version: string;
}

/** Tests whether a page describes the SDK version or no SDK. */
function isWanted(route: string, { sdk, version }: Wanted): boolean {
  const reference = sdkReferenceOf(route);
  if (reference) {
    return reference.sdk === sdk && reference.version === version;
  }
  const [, section, language] = route.split('/');
  return section !== 'guides' || !isSdkId(language) || isAtOrBelow(route, `/guides/${sdk}`);
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

function wantedBy({ sdk, version }: z.infer<typeof searchInput>): Wanted | undefined {
  if (sdk) {
    return { sdk, version: checkedVersion(sdk, version) };
  }
  if (version !== undefined) {
    throw new DocsError(
      `\`version\` requires \`sdk\`. Add it, or leave out "${version}" to search the latest versions.`,
    );
  }
  return undefined;
}

/** @throws an error if the SDK has no such version, or if `version` is set without `sdk` */
export async function search(
  docs: Docs,
  input: z.infer<typeof searchInput>,
): Promise<SearchOutput> {
  const wanted = wantedBy(input);
  const hits = await docs.search({
    query: input.query,
    hitsPerPage: wanted ? SEARCHED_HITS : input.limit,
    snippetWords: EXCERPT_WORDS,
    ...(wanted && { readingRoute: versionHref(wanted.sdk, wanted.version) }),
  });
  const results = hits
    .filter((hit) => !wanted || isWanted(routeOfHit(hit), wanted))
    .slice(0, input.limit)
    .map((hit) => resultOf(docs, hit));
  return { results };
}
