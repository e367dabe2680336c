import fs from 'node:fs';
import { SEARCH_HITS_PER_PAGE, type SearchHit } from '../answers';
import type { LocalSearch } from '../engine/local-search';

const SNIPPET_WORDS = 12;

async function hitsOf(search: LocalSearch, query: string): Promise<SearchHit[]> {
  const { hits } = await search.search({
    query,
    hitsPerPage: SEARCH_HITS_PER_PAGE,
    snippetWords: SNIPPET_WORDS,
  });
  return hits;
}

/** Runs each line of a file as a query, and prints a line of JSON for each. */
export async function printJson(search: LocalSearch, file: string): Promise<void> {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  for (const query of lines.map((line) => line.trim()).filter(Boolean)) {
    const hits = (await hitsOf(search, query)).map(({ objectID, hierarchy }) => {
      const [url, anchor = ''] = objectID.split('#');
      return { url, anchor, title: hierarchy.lvl1 };
    });
    console.log(JSON.stringify({ query, hits }));
  }
}

export async function printList(search: LocalSearch, query: string): Promise<void> {
  const hits = await hitsOf(search, query);
  hits.forEach(({ objectID, type, hierarchy }, place) => {
    const heading =
      type === 'lvl1' ? '' : ` > ${hierarchy[type === 'content' ? 'lvl2' : type] ?? ''}`;
    console.log(
      `${String(place + 1).padStart(2)}. ${hierarchy.lvl1}${heading}  (${hierarchy.lvl0})`,
    );
    console.log(`    ${objectID}`);
  });
  if (hits.length === 0) {
    console.log(`No results for "${query}"`);
  }
}
