/** Names the keys under which DocSearch keeps searches in local storage; a hosted index has its own name. */
export const SEARCH_INDEX_NAME = 'nitric';

/** The keys of DocSearch 3.9. */
export const storedSearchKeys = (
  indexName: string,
): readonly [recent: string, favorite: string] => [
  `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
];

/** What DocSearch may have to write at once, in characters; a storage with less room throws while a result is chosen. */
const ROOM_NEEDED = 32_768;
const PROBE_KEY = 'nitric.search.probe';

const isStoredHit = (hit: unknown): boolean => {
  const { objectID, url, type, hierarchy } = (hit ?? {}) as Record<string, unknown>;
  return (
    [objectID, url, type].every((value) => typeof value === 'string') &&
    typeof (hierarchy as Record<string, unknown> | null | undefined)?.lvl1 === 'string' &&
    // An address that runs a script when it is followed.
    !/^\s*(?:javascript|data|vbscript):/i.test(String(url))
  );
};

/** What autocomplete adds to a hit: to which query it was an answer, for events. A stored search answers none. */
const TRACE = '__autocomplete_';

/** A stored list as DocSearch may read it; undefined when it isn't one that DocSearch wrote. */
function repaired(stored: string): string | undefined {
  try {
    const hits: unknown = JSON.parse(stored, (name, value: unknown) =>
      name.startsWith(TRACE) ? undefined : value,
    );
    return Array.isArray(hits) && hits.every(isStoredHit) ? JSON.stringify(hits) : undefined;
  } catch {
    return undefined;
  }
}

function repairKey(key: string): void {
  const stored = localStorage.getItem(key);
  if (stored === null) {
    return;
  }
  const good = repaired(stored);
  if (good === undefined) {
    localStorage.removeItem(key);
  } else if (good !== stored) {
    localStorage.setItem(key, good);
  }
}

/**
 * Makes stored searches safe to open the modal with: what can't be read is removed, and so is what names past queries.
 * @returns whether searches can be kept; DocSearch would throw on a storage that is blocked or full
 */
export function checkStoredSearches(indexName = SEARCH_INDEX_NAME): boolean {
  try {
    storedSearchKeys(indexName).forEach(repairKey);
    localStorage.setItem(PROBE_KEY, ' '.repeat(ROOM_NEEDED));
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}
