// npm run --silent search:query -- "words"         prints a readable list
// npm run --silent search:query -- --json FILE     runs each line of FILE as a query and prints a line of JSON for each
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { routeOfPath } from '../../src/config/routes';
import { SEARCH_HITS_PER_PAGE, type SearchHit } from '../../src/contracts/search';
import { runCommandLine, UsageError } from '../lib/command';
import { BUILD_FOLDER, openSearch } from './read-index';

const USAGE =
  'Usage: npm run --silent search:query -- "words"   or   -- --json FILE (one query per line)';
const SNIPPET_WORDS = 12;

const search = openSearch(BUILD_FOLDER);

async function hitsOf(query: string): Promise<SearchHit[]> {
  const { hits } = await search.search({
    query,
    hitsPerPage: SEARCH_HITS_PER_PAGE,
    snippetWords: SNIPPET_WORDS,
  });
  return hits;
}

/** `/docs/apis#limits` is the page `/apis` and the anchor `limits`. */
function placeOf({ url }: SearchHit): { url: string; anchor: string } {
  const [page = '', anchor = ''] = url.split('#');
  return { url: routeOfPath(page) ?? page, anchor };
}

async function printJson(file: string): Promise<void> {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  for (const query of lines.map((line) => line.trim()).filter(Boolean)) {
    const hits = (await hitsOf(query)).map((hit) => ({
      ...placeOf(hit),
      title: hit.hierarchy.lvl1,
    }));
    console.log(JSON.stringify({ query, hits }));
  }
}

async function printList(query: string): Promise<void> {
  const hits = await hitsOf(query);
  hits.forEach((hit, place) => {
    const { url, anchor } = placeOf(hit);
    const heading =
      hit.type === 'lvl1'
        ? ''
        : ` > ${hit.hierarchy[hit.type === 'content' ? 'lvl2' : hit.type] ?? ''}`;
    console.log(
      `${String(place + 1).padStart(2)}. ${hit.hierarchy.lvl1}${heading}  (${hit.hierarchy.lvl0})`,
    );
    console.log(`    ${url}${anchor ? `#${anchor}` : ''}`);
  });
  if (hits.length === 0) {
    console.log(`No results for "${query}"`);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'string' } },
  });
  if (values.json === undefined) {
    const query = positionals.join(' ');
    if (query === '') {
      throw new UsageError('Words to search for are missing.');
    }
    await printList(query);
  } else if (positionals.length > 0) {
    throw new UsageError('Pass words or --json, not both.');
  } else if (fs.existsSync(values.json)) {
    await printJson(values.json);
  } else {
    throw new UsageError(`--json ${values.json}: no such file.`);
  }
}

void runCommandLine('search:query', USAGE, main);
