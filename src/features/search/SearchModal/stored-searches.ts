/** The index name in DocSearch's storage keys, unless the site uses a hosted index. */
export const SEARCH_INDEX_NAME = 'nitric';

/** Returns the local storage keys of DocSearch 3.9. */
export const storedSearchKeys = (
  indexName: string,
): readonly [recent: string, favorite: string] => [
  `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
];

/** The most characters that DocSearch writes at once. If they don't fit, opening a result throws. */
const ROOM_NEEDED = 32_768;
const PROBE_KEY = 'nitric.search.probe';

const isStoredHit = (hit: unknown): boolean => {
  const { objectID, url, type, hierarchy } = (hit ?? {}) as Record<string, unknown>;
  return (
    [objectID, url, type].every((value) => typeof value === 'string') &&
    typeof (hierarchy as Record<string, unknown> | null | undefined)?.lvl1 === 'string' &&
    // Rejects addresses that run a script.
    !/^\s*(?:javascript|data|vbscript):/i.test(String(url))
  );
};

/** The prefix of the properties that connect a hit to its query, for events. They don't apply to stored searches. */
const TRACE_PREFIX = '__autocomplete_';

/** Removes the trace properties from a stored list. Returns undefined if DocSearch didn't write the list. */
function repaired(stored: string): string | undefined {
  try {
    const hits: unknown = JSON.parse(stored, (name, value: unknown) =>
      name.startsWith(TRACE_PREFIX) ? undefined : value,
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
  const valid = repaired(stored);
  if (valid === undefined) {
    localStorage.removeItem(key);
  } else if (valid !== stored) {
    localStorage.setItem(key, valid);
  }
}

/**
 * Prepares the stored searches for the modal: removes invalid lists and the traces of past queries.
 * @returns whether searches can be stored. DocSearch throws if the storage is blocked or full.
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
