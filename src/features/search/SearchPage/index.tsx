import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useState, type MouseEventHandler, type ReactNode } from 'react';
import {
  SEARCH_HITS_PER_PAGE,
  SEARCH_QUERY_MAX_LENGTH,
  type SearchHit,
} from '@nitric-docs/search/client';
import { SITE_TITLE } from '../../../config/site';
import { AboveResults } from '../AboveResults';
import { headingOf, titleOf } from '../hit-texts';
import { useInsights } from '../hosted/use-insights';
import { Marked } from '../Marked';
import { namedLanguageOf } from '../language-preference';
import { openedAddressOf } from '../result-address';
import { SearchField } from '../SearchField';
import { statusOf } from '../texts';
import { useSearch } from '../use-search';
import { whenFollowed } from '../when-followed';
import styles from './styles.module.css';

const SNIPPET_WORDS = 30;

interface ResultProps {
  hit: SearchHit;
  language: string | undefined;
  onOpened: MouseEventHandler;
}

function Result({ hit, language, onOpened }: ResultProps): ReactNode {
  const heading = headingOf(hit);
  const title = titleOf(hit);
  const snippet = hit.snippets.content ?? '';
  return (
    <li className={styles.result}>
      <Link className={styles.link} to={openedAddressOf(hit, language)} {...whenFollowed(onOpened)}>
        <Marked snippet={heading ?? title} className={styles.match} />
      </Link>
      <p className={styles.place}>
        <span>{hit.hierarchy.lvl0}</span>
        {heading && (
          <>
            <span>{' › '}</span>
            <Marked snippet={title} className={styles.match} />
          </>
        )}
      </p>
      {/* A new element, because the words of a reused one would move to other lines. */}
      <p key={snippet} className={styles.snippet}>
        <Marked snippet={snippet} className={styles.match} />
      </p>
    </li>
  );
}

/** The parameters of the address: the query, the page of the results from 1, and the route of the page that the reader came from. */
const PARAMETERS = { query: 'q', page: 'page', from: 'from' } as const;

/** The address of a page of the results, from 0. It keeps the other parameters. */
function addressOf(query: string, page = 0): string {
  const { pathname, search } = window.location;
  const parameters = new URLSearchParams(search);
  parameters.set(PARAMETERS.query, query);
  parameters.set(PARAMETERS.page, String(page + 1));
  if (page === 0) {
    parameters.delete(PARAMETERS.page);
  }
  return query.trim() ? `${pathname}?${parameters}` : pathname;
}

/** Writes the query into the address, without the router, which would reload the page after each letter. */
const showInAddress = (query: string): void =>
  window.history.replaceState(window.history.state, '', addressOf(query));

function useTitle(query: string): void {
  const subject = query.trim() ? `Search for “${query.trim()}”` : 'Search';
  useEffect(() => {
    document.title = `${subject} - ${SITE_TITLE}`;
  }, [subject]);
}

interface PagesProps {
  query: string;
  /** The current page of the results, from 0. */
  page: number;
  pages: number;
}

function Pages({ query, page, pages }: PagesProps): ReactNode {
  return (
    <nav className={styles.pages} aria-label="Pages of results">
      {page > 0 && (
        <a href={addressOf(query, page - 1)} rel="prev">
          Previous
        </a>
      )}
      <span>{`Page ${page + 1} of ${pages}`}</span>
      {page + 1 < pages && (
        <a href={addressOf(query, page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}

interface Asked {
  query: string;
  /** The page of the results, from 0. */
  page: number;
  readingRoute: string | undefined;
}

function Searching({ asked }: { asked: Asked }): ReactNode {
  const [{ query, page: askedPage, readingRoute }, ask] = useState(asked);
  const search = useSearch(query, { snippetWords: SNIPPET_WORDS, page: askedPage, readingRoute });
  const { hold, retry, outcome } = search;
  const answer = outcome?.answer;
  const insights = useInsights();
  const shown = answer?.hits.length ?? 0;
  const pages = Math.ceil((answer?.nbHits ?? 0) / SEARCH_HITS_PER_PAGE);
  const page = Math.max(0, Math.min(askedPage, pages - 1));
  const first = page * SEARCH_HITS_PER_PAGE;
  useTitle(query);
  const change = (value: string): void => {
    ask({ query: value, page: 0, readingRoute });
    showInAddress(value);
  };
  return (
    <div {...hold.hostProps}>
      <SearchField value={query} onChange={change} />
      <p role="status" className={styles.count}>
        {query.trim()
          ? statusOf(search, shown, first)
          : 'Type what you are looking for: words, a question, or a name from the code.'}
      </p>
      <AboveResults search={search} onSearch={change} onRetry={retry} />
      {answer && answer.hits.length > 0 && (
        <>
          <ol className={styles.results} start={first + 1} {...hold.resultsProps}>
            {/* The keys are places, so that a better answer changes the texts and doesn't move rows. */}
            {answer.hits.map((hit, place) => (
              <Result
                key={place}
                hit={hit}
                language={namedLanguageOf(outcome)}
                onOpened={() => insights?.opened(hit, first + place, answer)}
              />
            ))}
          </ol>
          {pages > 1 && <Pages query={outcome.query} page={page} pages={pages} />}
        </>
      )}
    </div>
  );
}

function askedIn(search: string): Asked {
  const parameters = new URLSearchParams(search);
  const page = Math.floor(Number(parameters.get(PARAMETERS.page))) - 1;
  return {
    query: (parameters.get(PARAMETERS.query) ?? '').slice(0, SEARCH_QUERY_MAX_LENGTH),
    page: page > 0 ? page : 0,
    readingRoute: parameters.get(PARAMETERS.from) ?? undefined,
  };
}

/** The search page (`/search?q=`), for sharing searches and for browsers that can't open the modal. It is an island. */
export function SearchPage(): ReactNode {
  const { search } = useLocation();
  // Only the browser knows the query, because the page is static.
  const address = useIsBrowser() ? search : '';
  return <Searching key={address} asked={askedIn(address)} />;
}
