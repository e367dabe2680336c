import useIsBrowser from '@docusaurus/useIsBrowser';
import { useMemo, useState } from 'react';
import { isSdkId, languagesOfSdk, sdkOfLanguage, type SdkId } from '../../config/sdk-list';
import type { Outcome } from './use-search';

/** Whether the functions of the reader's language come first in the results. */
export interface LanguagePreference {
  /** The SDK of the language that the reader chose in a sample. Undefined if there is no choice, or if the reader lifted it. */
  language: SdkId | undefined;
  isLifted: boolean;
  setLifted: (isLifted: boolean) => void;
}

const chosenLanguage = (): string => document.documentElement.dataset.codeLanguage ?? '';

/** The language that a query names. A query that names only an SDK, such as Node.js, means the reader's language if it is of that SDK. */
export function namedLanguageOf({ query, answer }: Outcome): string | undefined {
  const languages = isSdkId(answer?.asked) ? languagesOfSdk(answer.asked) : [];
  const isNamed = (language: string): boolean => query.toLowerCase().includes(language);
  return (
    languages.find(isNamed) ??
    languages.find((language) => language === chosenLanguage()) ??
    languages[0]
  );
}

/** Lasts until the page is closed, so that the modal and the search page open as the reader left them. */
let wasLifted = false;

/** Reads the choice that features/tabs stores in the root element. */
export function useLanguagePreference(): LanguagePreference {
  const [isLifted, setState] = useState(wasLifted);
  // The build renders the search page without the reader's choice.
  const isBrowser = useIsBrowser();
  return useMemo(() => {
    const chosen = isBrowser ? sdkOfLanguage(chosenLanguage()) : undefined;
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
