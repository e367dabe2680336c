import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import '@docsearch/css/dist/modal.css';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useCallback,
  useMemo,
  useState,
  type FormEvent,
  type ReactNode,
  type RefCallback,
} from 'react';
import { createPortal } from 'react-dom';
import { newIssueAddress } from '../../../config/site';
import { useRoute } from '../../site/route';
import type { SearchClient } from '../../../contracts/search';
import { useSettings } from '../../site/useSettings';
import { searchClient } from '../client';
import { rewriteResultAddress } from '../result-address';
import { SEARCH_ROUTE } from '../SearchField';
import { searchTexts } from '../texts';
import { makeAccessible } from './accessible-modal';
import { docSearchClientOf } from './docsearch-client';
import { Hit } from './Hit';
import { checkStoredSearches, SEARCH_INDEX_NAME } from './stored-searches';
import './docsearch.css';
import styles from './styles.module.css';

/** SPEC 9, 'Results per group'. */
const RESULTS_PER_GROUP = { large: 10, small: 5 } as const;
const SMALL_SCREEN = '(max-width: 768px)';

const translations = {
  searchBox: { searchInputLabel: 'Search docs' },
} as const satisfies DocSearchModalProps['translations'];

/** DocSearch makes a client of its own, which ours replaces; it wants names for it. */
const UNUSED = 'unused';

const missingResultsAddress = ({ query }: { query: string }): string =>
  newIssueAddress(searchTexts.issueTitle(query));

type Navigator = NonNullable<DocSearchModalProps['navigator']>;

/** Enter goes through the router; with Ctrl or Shift the result opens in a tab or a window of its own. */
function useNavigator(): Navigator {
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  return useMemo(
    () => ({
      navigate: ({ itemUrl }) => history.push(withBaseUrl(itemUrl)),
      navigateNewTab: ({ itemUrl }) =>
        void window.open(withBaseUrl(itemUrl), '_blank', 'noopener')?.focus(),
      navigateNewWindow: ({ itemUrl }) =>
        void window.open(withBaseUrl(itemUrl), '_blank', 'noopener,popup'),
    }),
    [history, withBaseUrl],
  );
}

/** Asks again when the index has grown: DocSearch asks when its field gets the focus. */
function askAgain(host: HTMLElement | undefined): void {
  const input = host?.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (input?.value) {
    input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}

/** The error screen (SPEC 8), with a way to try again. */
function ErrorScreen({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">{searchTexts.errorTitle}</p>
      <p className="DocSearch-Help">{searchTexts.errorHelp}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

function AllResults({ query, onClose }: { query: string; onClose: () => void }): ReactNode {
  return (
    <Link to={`${SEARCH_ROUTE}?q=${encodeURIComponent(query)}`} onClick={onClose}>
      All results for “{query}”
    </Link>
  );
}

type ResultsFooter = NonNullable<DocSearchModalProps['resultsFooterComponent']>;

function useResultsFooter(onClose: () => void): ResultsFooter {
  return useMemo(
    () =>
      function Footer({ state }) {
        return <AllResults query={state.query} onClose={onClose} />;
      },
    [onClose],
  );
}

interface SearchEvents {
  transformSearchClient: NonNullable<DocSearchModalProps['transformSearchClient']>;
  /** What a screen reader hears of the newest search. */
  status: string;
  hasFailed: boolean;
  forgetFailure: () => void;
}

/** Puts our client behind DocSearch and follows how its searches end. */
function useSearchEvents(client: SearchClient): SearchEvents {
  const route = useRoute();
  const [status, setStatus] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const transformSearchClient = useMemo(
    () =>
      docSearchClientOf(client, route, {
        onAnswer: ({ nbHits }) => {
          setStatus(searchTexts.found(nbHits));
          setFailed(false);
        },
        onFailure: () => {
          setStatus(searchTexts.errorTitle);
          setFailed(true);
        },
      }),
    [client, route],
  );
  const forgetFailure = useCallback(() => setFailed(false), []);
  return { transformSearchClient, status, hasFailed, forgetFailure };
}

interface Host {
  /** For the element around DocSearch's modal. */
  attach: RefCallback<HTMLDivElement>;
  element: HTMLElement | undefined;
}

/** Repairs DocSearch's markup while it is shown, and asks again when the index grows. */
function useHost(client: SearchClient): Host {
  const [element, setElement] = useState<HTMLElement>();
  const attach = useCallback<RefCallback<HTMLDivElement>>(
    (host) => {
      if (!host) {
        return undefined;
      }
      setElement(host);
      const stopWatching = makeAccessible(host);
      const stopListening = client.onBetterAnswer(() => askAgain(host));
      return () => {
        stopWatching();
        stopListening();
      };
    },
    [client],
  );
  return { attach, element };
}

export interface SearchModalProps {
  onClose: () => void;
}

/** The search modal (SPEC 2 and 4): DocSearch's, over the site's own search client. Loaded when it is first wanted. */
export default function SearchModal({ onClose }: SearchModalProps): ReactNode {
  const { search: hosted } = useSettings();
  const client = searchClient(hosted);
  const navigator = useNavigator();
  const { siteConfig } = useDocusaurusContext();
  const [scrollY] = useState(() => window.scrollY);
  const [keepsSearches] = useState(() => checkStoredSearches(hosted?.indexName));
  const [perGroup] = useState(() =>
    window.matchMedia(SMALL_SCREEN).matches ? RESULTS_PER_GROUP.small : RESULTS_PER_GROUP.large,
  );
  const { transformSearchClient, status, hasFailed, forgetFailure } = useSearchEvents(client);
  const { attach, element } = useHost(client);
  // DocSearch draws this box once.
  const dropdown = element?.querySelector('.DocSearch-Dropdown');

  const transformItems = useMemo<DocSearchModalProps['transformItems']>(
    () => (items) =>
      items.map((item) => ({ ...item, url: rewriteResultAddress(item.url, siteConfig.url) })),
    [siteConfig.url],
  );
  const resultsFooterComponent = useResultsFooter(onClose);
  const onInput = ({ target }: FormEvent): void => {
    // An empty field asks for nothing, so nothing has failed.
    if (target instanceof HTMLInputElement && target.value === '') {
      forgetFailure();
    }
  };

  return createPortal(
    <div
      ref={attach}
      className={clsx(hasFailed && styles.failed, hosted && styles.hosted)}
      onInput={onInput}
    >
      <DocSearchModal
        appId={hosted?.appId ?? UNUSED}
        apiKey={hosted?.searchKey ?? UNUSED}
        insights={hosted !== undefined}
        indexName={hosted?.indexName ?? SEARCH_INDEX_NAME}
        placeholder="Search docs"
        initialScrollY={scrollY}
        maxResultsPerGroup={perGroup}
        disableUserPersonalization={!keepsSearches}
        onClose={onClose}
        navigator={navigator}
        hitComponent={Hit}
        transformItems={transformItems}
        transformSearchClient={transformSearchClient}
        resultsFooterComponent={resultsFooterComponent}
        getMissingResultsUrl={missingResultsAddress}
        translations={translations}
      />
      {hasFailed &&
        dropdown &&
        createPortal(<ErrorScreen onRetry={() => askAgain(element)} />, dropdown)}
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>,
    document.body,
  );
}
