import { SEARCH_HITS_PER_PAGE } from '../answers';
import type { LocalSearch } from '../engine/local-search';

const SNIPPET_WORDS = 12;

export async function printResults(search: LocalSearch, query: string): Promise<void> {
  const { hits } = await search.search({
    query,
    hitsPerPage: SEARCH_HITS_PER_PAGE,
    snippetWords: SNIPPET_WORDS,
  });
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
