import useIsBrowser from '@docusaurus/useIsBrowser';
import { useMemo, useState } from 'react';
import { sdkOfLanguage, type SdkId } from '../../config/sdks';

/** Whether the functions of the reader's language come first in the results. */
export interface LanguagePreference {
  /** The SDK of the language that the reader chose in a sample. Undefined if there is no choice, or if the reader lifted it. */
  language: SdkId | undefined;
  /** Whether the reader lifted the preference. */
  isLifted: boolean;
  setLifted: (isLifted: boolean) => void;
}

/** Lasts until the page is closed, so that the modal and the search page open as the reader left them. */
let wasLifted = false;

/** Reads the choice that features/tabs stores in the root element. */
export function useLanguagePreference(): LanguagePreference {
  const [isLifted, setState] = useState(wasLifted);
  // The build renders the search page without the reader's choice.
  const isBrowser = useIsBrowser();
  return useMemo(() => {
    const chosen = isBrowser
      ? sdkOfLanguage(document.documentElement.dataset.codeLanguage ?? '')
      : undefined;
    return {
      language: isLifted ? undefined : chosen,
      isLifted: isLifted && chosen !== undefined,
      setLifted: (lifted) => {
        wasLifted = lifted;
        setState(lifted);
      },
    };
  }, [isLifted, isBrowser]);
}
