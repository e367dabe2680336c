// npm run --silent search:query -- "words"         prints a readable list
// npm run --silent search:query -- --json FILE     runs one query a line of FILE and prints one JSON line each
import fs from 'node:fs';
import { BASE_URL } from '../../src/config/site';
import { SEARCH_HITS_PER_PAGE, type SearchHit } from '../../src/contracts/search';
import { answer } from '../../src/search-engine';
import { BUILD_FOLDER, loadIndex } from './read-index';

const USAGE =
  'Usage: npm run --silent search:query -- "words"   or   -- --json FILE (one query a line)';
const SNIPPET_WORDS = 12;

const index = loadIndex(BUILD_FOLDER);
const hitsOf = (query: string): SearchHit[] =>
  answer(index, { query, hitsPerPage: SEARCH_HITS_PER_PAGE, snippetWords: SNIPPET_WORDS }).hits;

/** `/docs/apis#limits` is the page `/apis` and the anchor `limits`. */
function placeOf({ url }: SearchHit): { url: string; anchor: string } {
  const [page = '', anchor = ''] = url.split('#');
  return { url: `/${page.slice(BASE_URL.length)}`, anchor };
}

function printJson(file: string): void {
  for (const query of fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)) {
    const hits = hitsOf(query).map((hit) => ({ ...placeOf(hit), title: hit.hierarchy.lvl1 }));
    console.log(JSON.stringify({ query, hits }));
  }
}

function printList(query: string): void {
  const hits = hitsOf(query);
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

const [first, ...rest] = process.argv.slice(2);
if (first === '--json' && rest[0] && fs.existsSync(rest[0])) {
  printJson(rest[0]);
} else if (first && first !== '--json') {
  printList([first, ...rest].join(' '));
} else {
  console.error(first === '--json' ? `${rest[0] ?? 'FILE'}: no such file. ${USAGE}` : USAGE);
  process.exitCode = 1;
}
