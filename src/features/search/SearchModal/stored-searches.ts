import { useState } from 'react';
import { hierarchyLevels, type SearchHit } from '@nitric-docs/search/client';
import { settings } from '../../../lib/settings';

/** The index name in the keys, unless the site uses a hosted index. */
const LOCAL_INDEX = 'nitric';
const MOST_FAVORITES = 10;
const MOST_RECENT = { alone: 7, withFavorites: 4 } as const;

type List = 'RECENT' | 'FAVORITE';

/** The keys and the format are those of DocSearch, so that readers keep what they stored with it. */
const keyOf = (list: List): string =>
  `__DOCSEARCH_${list}_SEARCHES__${settings.search?.indexName ?? LOCAL_INDEX}`;

const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrEmpty = (value: unknown): boolean => (value ?? null) === null || isText(value);

function isStoredHit(value: unknown): value is SearchHit {
  const { objectID, url, type, hierarchy, content } = (value ?? {}) as Partial<SearchHit>;
  return (
    [objectID, url, type, hierarchy?.lvl1].every(isText) &&
    hierarchyLevels.every((level) => isTextOrEmpty(hierarchy?.[level])) &&
    isTextOrEmpty(content) &&
    // Rejects addresses that run a script.
    !/^\s*(?:javascript|data|vbscript):/i.test(String(url))
  );
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** DocSearch stored HTML. */
const toText = (_: string, value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(/&[\w#]+;/g, (name) => CHARACTERS[name] ?? name)
    : value;

/** What is stored of a hit. Its place and query, which events of hosted search contain, don't apply later. */
const storedHitOf = ({ objectID, url, type, hierarchy, content }: SearchHit): SearchHit => ({
  objectID,
  url,
  type,
  hierarchy,
  content,
  snippets: {},
});

function read(list: List): SearchHit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]', toText);
    return Array.isArray(stored) ? stored.filter(isStoredHit).map(storedHitOf) : [];
  } catch {
    return [];
  }
}

function write(list: List, hits: SearchHit[]): void {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(hits));
  } catch {
    // Storage is blocked or full.
  }
}

const without = (hits: SearchHit[], { objectID }: SearchHit): SearchHit[] =>
  hits.filter((hit) => hit.objectID !== objectID);

export type StoredSearches = ReturnType<typeof useStoredSearches>;

/** The recent and the favorite searches. If storage is blocked or full, they last until search closes. */
export function useStoredSearches() {
  const [recent, setRecent] = useState(() => read('RECENT'));
  const [favorites, setFavorites] = useState(() => read('FAVORITE').slice(0, MOST_FAVORITES));
  const mostRecent = favorites.length > 0 ? MOST_RECENT.withFavorites : MOST_RECENT.alone;
  const save = (recentHits: SearchHit[], favoriteHits: SearchHit[]): void => {
    const newestRecent = recentHits.slice(0, MOST_RECENT.alone);
    const newestFavorites = favoriteHits.slice(0, MOST_FAVORITES);
    setRecent(newestRecent);
    setFavorites(newestFavorites);
    write('RECENT', newestRecent);
    write('FAVORITE', newestFavorites);
  };
  return {
    recent: recent.slice(0, mostRecent),
    favorites,
    /** Adds a result that the reader opened. */
    remember: (hit: SearchHit) => {
      if (without(favorites, hit).length === favorites.length) {
        save([storedHitOf(hit), ...without(recent, hit)], favorites);
      }
    },
    favor: (hit: SearchHit) =>
      save(without(recent, hit), [storedHitOf(hit), ...without(favorites, hit)]),
    forget: (hit: SearchHit) => save(without(recent, hit), without(favorites, hit)),
  };
}
