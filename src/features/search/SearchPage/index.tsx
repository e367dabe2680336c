import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useState, type MouseEventHandler, type ReactNode } from 'react';
import { SEARCH_QUERY_MAX_LENGTH, type SearchHit } from '@nitric-docs/search/client';
import { SITE_TITLE } from '../../../config/site';
import { AboveResults } from '../AboveResults';
import { headingOf, titleOf } from '../hit-texts';
import { useInsights } from '../hosted/use-insights';
import { Marked } from '../Marked';
import { rewriteResultAddress } from '../result-address';
import { SearchField } from '../SearchField';
import { statusOf } from '../texts';
import { useSearch } from '../use-search';
import { whenFollowed } from '../when-followed';
import styles from './styles.module.css';

const SNIPPET_WORDS = 30;

interface ResultProps {
  hit: SearchHit;
  onOpened: MouseEventHandler;
}

function Result({ hit, onOpened }: ResultProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const heading = headingOf(hit);
  const title = titleOf(hit);
  const snippet = hit.snippets.content ?? '';
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
        <span>{hit.hierarchy.lvl0}</span>
        {heading && (
          <>
            <span>{' › '}</span>
            <Marked snippet={title} />
          </>
        )}
      </p>
      {/* A new element, because the words of a reused one would move to other lines. */}
      <p key={snippet} className={styles.snippet}>
        <Marked snippet={snippet} />
      </p>
    </li>
  );
}

/** Writes the query into the address, without the router, which would reload the page after each letter. */
function showInAddress(query: string): void {
  const { pathname } = window.location;
  const address = query.trim() ? `${pathname}?q=${encodeURIComponent(query)}` : pathname;
  window.history.replaceState(window.history.state, '', address);
}

function useTitle(query: string): void {
  const subject = query.trim() ? `Search for “${query.trim()}”` : 'Search';
  useEffect(() => {
    document.title = `${subject} - ${SITE_TITLE}`;
  }, [subject]);
}

function Searching({ initialQuery }: { initialQuery: string }): ReactNode {
  const [query, setQuery] = useState(initialQuery);
  const search = useSearch(query, { snippetWords: SNIPPET_WORDS });
  const { hold, retry } = search;
  const answer = search.outcome?.answer;
  const insights = useInsights();
  useTitle(query);
  const change = (value: string): void => {
    setQuery(value);
    showInAddress(value);
  };
  return (
    <div {...hold.hostProps}>
      <SearchField value={query} onChange={change} />
      <p role="status" className={styles.count}>
        {query.trim()
          ? statusOf(search, answer?.hits.length ?? 0)
          : 'Type what you are looking for: words, a question, or a name from the code.'}
      </p>
      <AboveResults search={search} onSearch={change} onRetry={retry} />
      {answer && answer.hits.length > 0 && (
        <ol className={styles.results} {...hold.resultsProps}>
          {/* The keys are places, so that a better answer changes the texts and doesn't move rows. */}
          {answer.hits.map((hit, place) => (
            <Result key={place} hit={hit} onOpened={() => insights?.opened(hit, place, answer)} />
          ))}
        </ol>
      )}
    </div>
  );
}

/** The search page (`/search?q=`), for sharing searches and for browsers that can't open the modal. It is an island. */
export function SearchPage(): ReactNode {
  const { search } = useLocation();
  // Only the browser knows the query, because the page is static.
  const asked = (useIsBrowser() && new URLSearchParams(search).get('q')) || '';
  const initialQuery = asked.slice(0, SEARCH_QUERY_MAX_LENGTH);
  return <Searching key={initialQuery} initialQuery={initialQuery} />;
}
