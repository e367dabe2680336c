import type { DocSearchModalProps } from '@docsearch/react';
import { useMemo, useState } from 'react';
import type { SearchClient } from '../../../contracts/search';
import { useRoute } from '../../site/route';
import { searchTexts } from '../texts';
import { docSearchClientOf } from './docsearch-client';

export interface SearchEvents {
  transformSearchClient: NonNullable<DocSearchModalProps['transformSearchClient']>;
  /** What a screen reader hears of the newest search. */
  status: string;
  /** Whether the newest search that has ended found nobody to answer it. */
  hasFailed: boolean;
}

/**
 * Puts our client behind DocSearch and follows how its searches end.
 * @param mayChange whether better results may be shown now; the same function at each call
 */
export function useSearchEvents(client: SearchClient, mayChange: () => boolean): SearchEvents {
  const route = useRoute();
  const [status, setStatus] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const transformSearchClient = useMemo(
    () =>
      docSearchClientOf(client, route, {
        onStalled: () => setStatus(searchTexts.searching),
        onAnswer: ({ nbHits }) => {
          setStatus(searchTexts.found(nbHits));
          setFailed(false);
        },
        onFailure: () => {
          setStatus(searchTexts.errorTitle);
          setFailed(true);
        },
        mayChange,
      }),
    [client, route, mayChange],
  );
  return { transformSearchClient, status, hasFailed };
}
