import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { SdkId } from '../../../config/sdks';
import { SITE_TITLE } from '../../../config/site';
import {
  SEARCH_HITS_PER_PAGE,
  SEARCH_QUERY_MAX_LENGTH,
  type SearchAnswer,
  type SearchClient,
  type SearchHit,
} from '@nitric-docs/search/client';
import { settings } from '../../../lib/settings';
import { searchClient } from '../client';
import { useLanguagePreference } from '../language-preference';
import { LanguageSwitch } from '../LanguageSwitch';
import type { TracedHit } from '@nitric-docs/search/hosted-insights';
import { useInsights } from '../hosted/use-insights';
import { createLatestSearch, type Outcome } from '../latest-search';
import { NoResults } from '../NoResults';
import { rewriteResultAddress } from '../result-address';
import { snippetParts } from '../safe-text';
import { searchTexts } from '../texts';
import { useMissedSearch } from '../use-missed-search';
import { whenFollowed } from '../when-followed';
import { holdResultsWhileSelecting, type ResultsHold } from '../hold-results';
import { SearchFailure } from '../SearchFailure';
import { SearchField } from '../SearchField';
import styles from './styles.module.css';

const SNIPPET_WORDS = 30;
/** The selector of the results. */
const RESULTS = 'ol';

interface Search {
  /** The newest outcome. It can belong to an earlier query while a search is running. */
  outcome: Outcome | undefined;
  isStalled: boolean;
  retry: () => void;
}

/**
 * Calls `onBetter` when a repeated search can improve the results and the reader isn't selecting one.
 * @returns a function that tells whether better results can be shown now. If not, `onBetter` is called later.
 */
function useBetterAnswer(
  host: RefObject<HTMLElement | null>,
  client: (() => SearchClient) | undefined,
  onBetter: () => void,
): () => boolean {
  const newest = useRef<ResultsHold>(undefined);
  useEffect(() => {
    if (!client || !host.current) {
      return undefined;
    }
    const hold = holdResultsWhileSelecting(host.current, RESULTS, onBetter);
    newest.current = hold;
    const stopListening = client().onBetterAnswer(hold.change);
    return () => {
      stopListening();
      hold.stop();
      newest.current = undefined;
    };
  }, [host, client, onBetter]);
  return useCallback(() => newest.current?.mayChange() ?? true, []);
}

/**
 * Searches for the query and ignores the answers to earlier queries.
 * @param host contains the field and the results
 */
function useSearch(
  query: string,
  client: () => SearchClient,
  host: RefObject<HTMLElement | null>,
  language: SdkId | undefined,
): Search {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isStalled, setStalled] = useState(false);
  const [generation, setGeneration] = useState(0);
  const retry = useCallback(() => setGeneration((last) => last + 1), []);
  const isEmpty = query.trim() === '';
  const mayChange = useBetterAnswer(host, isEmpty ? undefined : client, retry);
  const { search, cancel } = useMemo(
    () =>
      createLatestSearch((request) => client().search(request), {
        onStalled: () => setStalled(true),
        onEnd: (answer, request) => {
          setStalled(false);
          setOutcome({ query: request.query, answer });
        },
        mayChange,
      }),
    [client, mayChange],
  );
  if (isEmpty && outcome) {
    // Otherwise, the old outcome would reappear while the next query is searched for.
    setOutcome(undefined);
  }

  useEffect(() => {
    if (isEmpty) {
      return undefined;
    }
    void search({
      query,
      hitsPerPage: SEARCH_HITS_PER_PAGE,
      snippetWords: SNIPPET_WORDS,
      ...(language && { language }),
    });
    return () => {
      cancel();
      setStalled(false);
    };
  }, [query, isEmpty, search, cancel, generation, language]);

  return { outcome, isStalled, retry };
}

function Marked({ snippet }: { snippet: string }): ReactNode {
  return snippetParts(snippet).map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

function Result({ hit, onOpened }: { hit: SearchHit; onOpened: () => void }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { type, hierarchy, snippets } = hit;
  const heading =
    type === 'lvl1' || type === 'content' ? undefined : (snippets[type] ?? hierarchy[type]);
  const title = snippets.lvl1 ?? hierarchy.lvl1;
  return (
    <li className={styles.result}>
      <Link
        className={styles.link}
        to={rewriteResultAddress(hit.url, siteConfig.url)}
        {...whenFollowed(onOpened)}
      >
        <Marked snippet={heading ?? title} />
      </Link>
      <p className={styles.place}>
        <span>{hierarchy.lvl0}</span>
        {heading && (
          <>
            <span>{' › '}</span>
            <Marked snippet={title} />
          </>
        )}
      </p>
      <p className={styles.snippet}>
        <Marked snippet={snippets.content ?? ''} />
      </p>
    </li>
  );
}

/** Adds what the hosted provider needs to identify an opened result. */
const traced = (
  { objectID }: SearchHit,
  place: number,
  { queryID }: SearchAnswer,
  indexName: string | undefined,
): TracedHit => ({
  objectID,
  __autocomplete_id: place,
  ...(indexName ? { __autocomplete_indexName: indexName } : {}),
  ...(queryID ? { __autocomplete_queryID: queryID } : {}),
});

interface HitsProps {
  answer: SearchAnswer;
  onOpened: (hit: TracedHit) => void;
}

function Hits({ answer, onOpened }: HitsProps): ReactNode {
  const { search: hosted } = settings;
  return (
    <ol className={styles.results}>
      {/* The keys are places, so that a better answer changes the texts and doesn't move rows. */}
      {answer.hits.map((hit, place) => (
        <Result
          key={place}
          hit={hit}
          onOpened={() => onOpened(traced(hit, place, answer, hosted?.indexName))}
        />
      ))}
    </ol>
  );
}

interface ResultsProps extends Outcome, Pick<HitsProps, 'onOpened'> {
  onRetry: () => void;
}

function Results({ query, answer, onRetry, onOpened }: ResultsProps): ReactNode {
  if (!answer) {
    return (
      <div role="alert">
        <SearchFailure onRetry={onRetry} headingClass={styles.heading} />
      </div>
    );
  }
  if (answer.hits.length === 0) {
    return <NoResults query={query} closest={answer.closest} />;
  }
  return <Hits answer={answer} onOpened={onOpened} />;
}

/** Writes the query into the address, without the router, which would reload the page after each letter. */
function showInAddress(query: string): void {
  const { pathname } = window.location;
  const address = query.trim() ? `${pathname}?q=${encodeURIComponent(query)}` : pathname;
  window.history.replaceState(window.history.state, '', address);
}

/** The state of the search in one text, because a translated page can only replace whole texts (src/client/hydrate.tsx). */
function statusOf(query: string, isStalled: boolean, answer: SearchAnswer | undefined): string {
  if (!query.trim()) {
    return searchTexts.whatToType;
  }
  return isStalled ? searchTexts.searching : answer ? searchTexts.found(answer) : '';
}

interface SearchingProps {
  initialQuery: string;
  client: () => SearchClient;
}

function Searching({ initialQuery, client }: SearchingProps): ReactNode {
  const [query, setQuery] = useState(initialQuery);
  const { onOpened } = useInsights(settings.search);
  const host = useRef<HTMLDivElement>(null);
  const preference = useLanguagePreference();
  const { outcome, isStalled, retry } = useSearch(query, client, host, preference.language);
  useMissedSearch(outcome);
  const change = (value: string): void => {
    setQuery(value);
    showInAddress(value);
  };
  const subject = query.trim() ? `Search for “${query.trim()}”` : 'Search';
  useEffect(() => {
    document.title = `${subject} - ${SITE_TITLE}`;
  }, [subject]);
  return (
    <div ref={host}>
      <SearchField value={query} onChange={change} />
      <p role="status" className={styles.count}>
        {statusOf(query, isStalled, outcome?.answer)}
      </p>
      {outcome && (
        <>
          {outcome.answer?.hits.length !== 0 && (
            <LanguageSwitch {...preference} preferred={outcome.answer?.preferred} />
          )}
          <Results {...outcome} onRetry={retry} onOpened={onOpened} />
        </>
      )}
    </div>
  );
}

interface SearchPageProps {
  client?: () => SearchClient;
}

/** The search page (`/search?q=`), for sharing searches and for browsers that can't open the modal. It is an island. */
export function SearchPage({ client }: SearchPageProps): ReactNode {
  const { search: hosted } = settings;
  const siteClient = useCallback(() => searchClient(hosted), [hosted]);
  const { search } = useLocation();
  // Only the browser knows the query, because the page is static.
  const asked = (useIsBrowser() && new URLSearchParams(search).get('q')) || '';
  const initialQuery = asked.slice(0, SEARCH_QUERY_MAX_LENGTH);
  return <Searching key={initialQuery} initialQuery={initialQuery} client={client ?? siteClient} />;
}
