import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { editDistance, LONGEST_QUERY } from '@nitric-docs/search';
import { routeOfPath, type DocsSite } from '../site';
import { routeOfHit, type Docs } from './docs';
import { sectionIn } from './page-section';
import { checkedVersion, versionSchema } from './sdk-arguments';
import { DocsError } from './site-files';
import { READ_ONLY, resultOf, type DocsServerOptions } from './tool';

/** Lengths of a part of a page, in characters. Most pages are shorter than the default. */
const LENGTH = { min: 1000, default: 20_000, max: 60_000 } as const;
/** Greater than the length of any page. */
const MAX_OFFSET = 10_000_000;
const MAX_ROUTE_LENGTH = 300;
/** A route with at most this many edits is taken for a misspelled one. */
const MOST_EDITS = 3;
/** The number of similar pages that an error names. */
const SIMILAR_PAGES = 5;

interface ReadPageInput {
  route: string;
  version?: string;
  offset: number;
  limit: number;
}

/** The route in an address, a path, or a route. It can have a fragment, a slash at the end, or the ending of the Markdown copy. */
function routeIn({ base }: DocsSite, text: string): string {
  const path = URL.canParse(text) ? new URL(text).pathname : (text.split(/[?#]/)[0] ?? '');
  const absolute = `/${path}`.replace(/\/+/g, '/');
  const route = routeOfPath(base, absolute) ?? absolute;
  return route.replace(/(?:\/|(?:\/index)?\.(?:md|html))$/, '') || '/';
}

/**
 * The route of the same page in a version of its SDK.
 * @throws an error if the page belongs to no SDK, or if the SDK has no such version
 */
function routeInVersion(site: DocsSite, route: string, version: string): string {
  const reference = site.search.referenceOf(route);
  if (!reference) {
    throw new DocsError(
      `${route} has no versions. Leave out \`version\`, which is only for pages below /reference/<sdk>, where <sdk> is ${site.sdks.map(({ id }) => id).join(', ')}.`,
    );
  }
  const home = site.homeOf(reference.sdk, checkedVersion(site, reference.sdk, version));
  return route.replace(/^\/reference\/[^/]+(?:\/v\d+(?=\/|$))?/, () => home);
}

/** The routes of pages that the words of a route find. Misspelled ones come first. */
async function similarRoutes(docs: Docs, route: string): Promise<string[]> {
  const query = route
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .slice(0, LONGEST_QUERY);
  const hits = await docs.search({
    query,
    hitsPerPage: SIMILAR_PAGES * 4,
    snippetWords: 1,
    readingRoute: route,
  });
  const edits = (found: string): number => editDistance(found, route, MOST_EDITS);
  return [...new Set(hits.map((hit) => routeOfHit(docs.site, hit)))]
    .sort((a, b) => edits(a) - edits(b))
    .slice(0, SIMILAR_PAGES);
}

/** The end of the part that starts at `offset`: the end of its last whole line, or the limit if one line is longer. */
function endOfPart(text: string, offset: number, limit: number): number {
  const end = offset + limit;
  const line = text.lastIndexOf('\n', end - 1);
  return end >= text.length ? text.length : line >= offset ? line + 1 : end;
}

/** A page, or the section that was asked for. */
async function readText(docs: Docs, route: string, anchor: string) {
  const headings = await docs.headingsOf(route);
  if (!headings) {
    const similar = await similarRoutes(docs, route);
    const advice =
      similar.length > 0 ? `The closest pages are ${similar.join(', ')}.` : 'Find it with search.';
    throw new DocsError(`There's no page at ${route}. ${advice}`);
  }
  const page = await docs.markdownOf(route);
  const section = anchor ? sectionIn(page, headings, anchor) : undefined;
  return section === undefined
    ? { text: page, notes: [] }
    : { text: section, notes: [`This is one section. The whole page is ${route}.`] };
}

/**
 * @returns the Markdown, and if it isn't the whole page, lines about the part
 * @throws an error that names the closest pages if the route is unknown
 */
async function readPage(
  docs: Docs,
  { route: address, version, offset, limit }: ReadPageInput,
): Promise<string[]> {
  const asked = routeIn(docs.site, address);
  const route = version === undefined ? asked : routeInVersion(docs.site, asked, version);
  const { text, notes } = await readText(docs, route, address.split('#')[1] ?? '');
  const { length } = text;
  if (offset >= length) {
    throw new DocsError(
      `\`offset\` must be less than ${length}, which is the length of ${address} in characters.`,
    );
  }
  const end = endOfPart(text, offset, limit);
  const part = text.slice(offset, end);
  if (part.length === length) {
    return [part, ...notes];
  }
  const next =
    end < length ? `To continue, call read_page with offset ${end}.` : 'This is the last part.';
  return [part, `Characters ${offset} to ${end} of ${length}. ${next}`, ...notes];
}

export function registerReadPage(server: McpServer, options: DocsServerOptions): void {
  const { docs } = options;
  const { site } = docs();
  server.registerTool(
    'read_page',
    {
      title: `Read a page of the ${site.product} documentation`,
      description:
        `Read a page of the ${site.product} documentation, or one section of it, as Markdown with its code samples. ` +
        'A long page is returned in parts: the last line says how to read the next part.',
      inputSchema: z.strictObject({
        route: z
          .string()
          .trim()
          .min(1)
          .max(MAX_ROUTE_LENGTH)
          .describe(
            'The page: its route such as `/storage` or `/reference/nodejs/storage/bucket-on`, or its address from search or list_functions. With an anchor, such as `/storage#permissions`, only that section is returned.',
          ),
        version: versionSchema(site)
          .optional()
          .describe(
            'Reads the same page in another version of the SDK, such as `v0`. Only for pages below /reference/<sdk>.',
          ),
        offset: z
          .int()
          .min(0)
          .max(MAX_OFFSET)
          .default(0)
          .describe('The character at which the part starts.'),
        limit: z
          .int()
          .min(LENGTH.min)
          .max(LENGTH.max)
          .default(LENGTH.default)
          .describe('The maximum length of the part, in characters.'),
      }),
      annotations: READ_ONLY,
    },
    (input) => resultOf(readPage(docs(), input), options),
  );
}
