import { useId, useMemo, useState, type MouseEvent } from 'react';
import { SEARCH_QUERY_MAX_LENGTH, type SearchHit } from '@nitric-docs/search/client';
import { useRoute } from '../../../lib/route';
import { useInsights, useViewReport } from '../hosted/use-insights';
import { useSearch, type Search } from '../use-search';
import { groupHits } from './groups';
import type { HitAction } from './Hit';
import type { ResultGroup } from './Results';
import { useStoredSearches, type StoredSearches } from './stored-searches';
import { opensWindow, useCombobox, type Combobox } from './use-combobox';

/** The maximum number of results in a group, and of words in a snippet. */
const LIMIT = { large: 10, small: 5 } as const;
const SMALL_SCREEN = '(max-width: 768px)';

const limitNow = (): number =>
  window.matchMedia(SMALL_SCREEN).matches ? LIMIT.small : LIMIT.large;

/** Spaces before a query don't change it, and spaces alone aren't one. */
const queryOf = (text: string): string => text.trimStart().slice(0, SEARCH_QUERY_MAX_LENGTH);

function storedGroups(
  { recent, favorites, favor, forget }: StoredSearches,
  field: SearchDialog['field'],
): ResultGroup[] {
  const runOf =
    (change: (hit: SearchHit) => void): HitAction['run'] =>
    (hit, { detail }) => {
      change(hit);
      const isByKey = detail === 0;
      if (isByKey) {
        // The button that had the focus disappears.
        field()?.focus();
      }
    };
  const groups: ResultGroup[] = [
    {
      title: 'Recent',
      icon: 'clock',
      hits: recent,
      actions: [
        { title: 'Save this search', icon: 'star', run: runOf(favor) },
        { title: 'Remove this search from history', icon: 'close', run: runOf(forget) },
      ],
    },
    {
      title: 'Favorite',
      icon: 'star',
      hits: favorites,
      actions: [{ title: 'Remove this search from favorites', icon: 'close', run: runOf(forget) }],
    },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

export interface SearchDialog {
  field: () => HTMLInputElement | null;
  query: string;
  search: Search;
  /** The results, or the stored searches if the field is empty. */
  groups: readonly ResultGroup[];
  rows: number;
  combobox: Combobox;
  change: (text: string) => void;
  /** Called when the reader opens a hit, with its place from 0. */
  onOpened: (hit: SearchHit, place: number, event: MouseEvent) => void;
}

/** The state of the dialog. It starts with the text that the reader has selected on the page. */
export function useSearchDialog(onClose: () => void): SearchDialog {
  const id = useId();
  const field = (): HTMLInputElement | null =>
    document.getElementById(id) as HTMLInputElement | null;
  const [query, setQuery] = useState(() => queryOf(String(window.getSelection())));
  const [limit] = useState(limitNow);
  const search = useSearch(query, { snippetWords: limit, readingRoute: useRoute() });
  const { answer } = search.outcome ?? {};
  const stored = useStoredSearches();
  const found = useMemo(() => groupHits(answer?.hits ?? [], limit), [answer, limit]);
  const groups = query ? found : storedGroups(stored, field);
  const hits = groups.flatMap((group) => group.hits);
  const insights = useInsights();
  useViewReport(insights, query ? hits : []);

  const onFollowed = (hit: SearchHit, place: number): void => {
    stored.remember(hit);
    insights?.opened(hit, place, answer);
  };
  const combobox = useCombobox({
    id,
    groups: groups.length,
    rows: hits.length,
    isAnswered: !query || search.outcome?.query === query,
    onWindow: (row) => hits[row] && onFollowed(hits[row], row),
  });
  return {
    field,
    query,
    search,
    groups,
    rows: hits.length,
    combobox,
    change: (text) => {
      setQuery(queryOf(text));
      combobox.selectFirst();
    },
    onOpened: (hit, place, event) => {
      onFollowed(hit, place);
      if (event.type === 'click' && !opensWindow(event)) {
        onClose();
      }
    },
  };
}
