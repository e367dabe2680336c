import useBaseUrl from '@docusaurus/useBaseUrl';
import { createContext, use, type ReactNode } from 'react';
import type { LanguagePreference } from '../language-preference';
import { LanguageSwitch } from '../LanguageSwitch';
import { SEARCH_ROUTE } from '../SearchField';

interface FooterState {
  preference: LanguagePreference;
  /** ID of the SDK that the shown answer prefers. */
  preferred: string | undefined;
}

/** A context, because a new footer component would lose the focus of its button. */
export const FooterContext = createContext<FooterState | undefined>(undefined);

/** Below the results: how the reader's language affects them, and the link to the search page. */
export function ResultsFooterContent({
  query,
  onClose,
}: {
  query: string;
  onClose: () => void;
}): ReactNode {
  const state = use(FooterContext);
  return (
    <>
      {state && <LanguageSwitch {...state.preference} preferred={state.preferred} />}
      <a href={`${useBaseUrl(SEARCH_ROUTE)}?q=${encodeURIComponent(query)}`} onClick={onClose}>
        All results for “{query}”
      </a>
    </>
  );
}
