import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import '@docsearch/css/dist/modal.css';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefCallback,
} from 'react';
import { createPortal } from 'react-dom';
import type { SdkId } from '../../../config/sdks';
import type { HostedSearchSettings } from '@nitric-docs/search/hosted';
import type { SearchClient } from '@nitric-docs/search/client';
import { settings } from '../../../lib/settings';
import { searchClient } from '../client';
import { useLanguagePreference, type LanguagePreference } from '../language-preference';
import type { TracedHit } from '@nitric-docs/search/hosted-insights';
import { useInsights } from '../hosted/use-insights';
import { rewriteResultAddress } from '../result-address';
import { holdResultsWhileSelecting, type ResultsHold } from '../hold-results';
import { hitComponentOf } from './Hit';
import { holdFocus } from './hold-focus';
import { AboveResults, AllResults, NoRecentSearches } from './screens';
import { checkStoredSearches, SEARCH_INDEX_NAME } from './stored-searches';
import { useSearchEvents } from './use-search-events';
import './docsearch.css';
import styles from './styles.module.css';

/** The maximum number of results in a group. */
const RESULTS_PER_GROUP = { large: 10, small: 5 } as const;
/** The selector of DocSearch's results. */
const RESULTS = '.DocSearch-Dropdown';
const SMALL_SCREEN = '(max-width: 768px)';

const translations = {
  searchBox: { searchInputLabel: 'Search docs' },
} as const satisfies DocSearchModalProps['translations'];

/** Memoized, so that a new status doesn't re-render the modal. */
const MemoizedModal = memo(DocSearchModal);

const UNUSED = 'unused';

/** Returns the required settings of DocSearch's own client, which `transformSearchClient` replaces. */
const clientSettingsOf = (hosted: HostedSearchSettings | undefined) => ({
  appId: hosted?.appId ?? UNUSED,
  apiKey: hosted?.searchKey ?? UNUSED,
  indexName: hosted?.indexName ?? SEARCH_INDEX_NAME,
});

type Navigator = NonNullable<DocSearchModalProps['navigator']>;

/** Enter opens a result with the router, Ctrl+Enter in a new tab, and Shift+Enter in a new window. */
function useNavigator(onOpened: (hit: TracedHit) => void): Navigator {
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  return useMemo(() => {
    const openWindow = (address: string, features: string): void =>
      void window.open(withBaseUrl(address), '_blank', features)?.focus();
    return {
      navigate: ({ item, itemUrl }) => {
        onOpened(item);
        history.push(withBaseUrl(itemUrl));
      },
      navigateNewTab: ({ item, itemUrl }) => {
        onOpened(item);
        openWindow(itemUrl, 'noopener');
      },
      navigateNewWindow: ({ item, itemUrl }) => {
        onOpened(item);
        openWindow(itemUrl, 'noopener,popup');
      },
    };
  }, [history, withBaseUrl, onOpened]);
}

/** Repeats the search by focusing the field, because DocSearch searches when the field is focused. */
function repeatSearch(host: HTMLElement | undefined): void {
  const input = host?.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!input?.value) {
    return;
  }
  if (document.activeElement === input) {
    input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  } else {
    input.focus();
  }
}

/** Replaces the query, as if the reader had typed it. */
function searchFor(host: HTMLElement | undefined, query: string): void {
  const input = host?.querySelector<HTMLInputElement>('.DocSearch-Input');
  input?.setRangeText(query, 0, input.value.length, 'end');
  input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input?.focus();
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

interface Host {
  /** The ref of the element around DocSearch's modal. */
  attach: RefCallback<HTMLDivElement>;
  element: HTMLElement | undefined;
  /** The first element above DocSearch's results. DocSearch adds all of its own elements after it. */
  above: HTMLElement | undefined;
  /** Returns whether better results can be shown now. They can't while the reader selects a result. */
  mayChange: () => boolean;
}

/** Keeps the focus in the open modal, and repeats the search when the index grows, unless the reader selects a result. */
function useHost(client: SearchClient): Host {
  const [elements, setElements] = useState<Pick<Host, 'element' | 'above'>>();
  const hold = useRef<ResultsHold>(undefined);
  const mayChange = useCallback(() => hold.current?.mayChange() ?? true, []);
  const attach = useCallback<RefCallback<HTMLDivElement>>(
    (host) => {
      if (!host) {
        return undefined;
      }
      const above = document.createElement('div');
      host.querySelector(RESULTS)?.prepend(above);
      setElements({ element: host, above });
      const release = holdFocus(host);
      const { change, stop } = (hold.current = holdResultsWhileSelecting(host, RESULTS, () =>
        repeatSearch(host),
      ));
      const stopListening = client.onBetterAnswer(change);
      return () => {
        release();
        stopListening();
        stop();
      };
    },
    [client],
  );
  return { attach, element: elements?.element, above: elements?.above, mayChange };
}

/** Searches again when the reader lifts or restores the preference. */
function useRepeatedPreference(host: HTMLElement | undefined): {
  preference: LanguagePreference;
  languageNow: () => SdkId | undefined;
} {
  const preference = useLanguagePreference();
  const language = useRef(preference.language);
  useEffect(() => {
    if (language.current !== preference.language) {
      language.current = preference.language;
      repeatSearch(host);
    }
  }, [preference, host]);
  return { preference, languageNow: useCallback(() => language.current, []) };
}

export interface SearchModalProps {
  onClose: () => void;
}

/** DocSearch's modal with the search client of the site. */
export default function SearchModal({ onClose }: SearchModalProps): ReactNode {
  const { search: hosted } = settings;
  const client = searchClient(hosted);
  const insights = useInsights(hosted);
  const navigator = useNavigator(insights.onOpened);
  const { siteConfig } = useDocusaurusContext();
  const [scrollY] = useState(() => window.scrollY);
  const [keepsSearches] = useState(() => checkStoredSearches(hosted?.indexName));
  const [perGroup] = useState(() =>
    window.matchMedia(SMALL_SCREEN).matches ? RESULTS_PER_GROUP.small : RESULTS_PER_GROUP.large,
  );
  const { attach, element, above, mayChange } = useHost(client);
  const { preference, languageNow } = useRepeatedPreference(element);
  const { transformSearchClient, fieldHandlers, status, outcome, suggested } = useSearchEvents(
    client,
    perGroup,
    mayChange,
    languageNow,
  );
  // DocSearch never replaces this element.
  const dialog = element?.querySelector('.DocSearch-Modal');

  const transformItems = useMemo<DocSearchModalProps['transformItems']>(
    () => (items) =>
      items.map((item) => ({ ...item, url: rewriteResultAddress(item.url, siteConfig.url) })),
    [siteConfig.url],
  );
  const hitComponent = useMemo(() => hitComponentOf(insights.onOpened), [insights]);
  const resultsFooterComponent = useResultsFooter(onClose);

  return createPortal(
    <div
      ref={attach}
      className={clsx(styles.host, !outcome && styles.unanswered, hosted && styles.hosted)}
      {...fieldHandlers}
    >
      <MemoizedModal
        {...clientSettingsOf(hosted)}
        insights={insights.option}
        placeholder="Search docs"
        initialScrollY={scrollY}
        maxResultsPerGroup={perGroup}
        disableUserPersonalization={!keepsSearches}
        onClose={onClose}
        navigator={navigator}
        hitComponent={hitComponent}
        transformItems={transformItems}
        transformSearchClient={transformSearchClient}
        resultsFooterComponent={resultsFooterComponent}
        translations={translations}
      />
      {above &&
        createPortal(
          <>
            <div className={styles.whenTyped}>
              <AboveResults
                outcome={outcome}
                status={status}
                preference={preference}
                suggested={suggested}
                onSearch={(query) => searchFor(element, query)}
                onRetry={() => repeatSearch(element)}
              />
            </div>
            {!keepsSearches && <NoRecentSearches />}
          </>,
          above,
        )}
      {dialog &&
        createPortal(
          <p role="status" className={styles.status}>
            {status}
          </p>,
          dialog,
        )}
    </div>,
    document.body,
  );
}
