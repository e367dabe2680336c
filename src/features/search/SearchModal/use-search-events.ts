import type { DocSearchModalProps } from '@docsearch/react';
import { useMemo, useState, type FormEventHandler } from 'react';
import type { SdkId } from '../../../config/sdks';
import type { SearchAnswer, SearchClient } from '../../../contracts/search';
import { useRoute } from '../../site/route';
import { createLatestSearch } from '../latest-search';
import { searchTexts } from '../texts';
import { useMissedSearch } from '../use-missed-search';
import { docSearchClientOf } from './docsearch-client';

export interface SearchEvents {
  transformSearchClient: NonNullable<DocSearchModalProps['transformSearchClient']>;
  /** Handlers for an element around the modal. They discard the last search when the reader clears the field. */
  clearHandlers: { onInput: FormEventHandler; onReset: FormEventHandler };
  /** The state of the newest search, for screen readers. */
  status: string;
  /** Whether the newest finished search failed. */
  hasFailed: boolean;
  /** The newest answer. Undefined before the first search, after a failed one, and when the field is empty. */
  answer: SearchAnswer | undefined;
}

/**
 * Runs the searches of DocSearch with the search client of the site.
 * @param mayChange returns whether better results can be shown now. It must not change between renders.
 * @param languageNow returns the SDK of the reader's language. It must not change between renders.
 */
export function useSearchEvents(
  client: SearchClient,
  mayChange: () => boolean,
  languageNow: () => SdkId | undefined,
): SearchEvents {
  const route = useRoute();
  const [status, setStatus] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [missed, setMissed] = useState<string>();
  useMissedSearch(missed);
  const { search, cancel } = useMemo(
    () =>
      createLatestSearch((request) => client.search(request), {
        onStalled: () => setStatus(searchTexts.searching),
        onEnd: (found, { query }) => {
          setStatus(found ? searchTexts.found(found.nbHits) : searchTexts.errorTitle);
          setFailed(!found);
          setAnswer(found);
          setMissed(found?.hits.length === 0 ? query : undefined);
        },
        mayChange,
      }),
    [client, mayChange],
  );
  const transformSearchClient = useMemo(
    () => docSearchClientOf(search, route, languageNow),
    [search, route, languageNow],
  );
  const onReset = (): void => {
    cancel();
    setStatus('');
    setFailed(false);
    setAnswer(undefined);
    setMissed(undefined);
  };
  const onInput: FormEventHandler = ({ target }) => {
    if (target instanceof HTMLInputElement && target.value === '') {
      onReset();
    }
  };
  return { transformSearchClient, clearHandlers: { onInput, onReset }, status, hasFailed, answer };
}
