import { CODE_LANGUAGE_STORAGE_KEY } from '../contracts/code-language';

/**
 * The reader's code language is on the page, as `data-code-language`, which the style sheet reads; plugins/output/site-head puts it there
 * before the first paint. It is empty until somebody chooses a language.
 */
const page = document.documentElement.dataset;

export const chosenLanguage = (): string => page.codeLanguage ?? '';

/** Chooses for all groups of the page, and remembers it. Storage may be blocked: the choice then lasts as long as the page. */
export function chooseLanguage(language: string): void {
  page.codeLanguage = language;
  try {
    localStorage.setItem(CODE_LANGUAGE_STORAGE_KEY, language);
  } catch {
    // Blocked or full: nothing is lost but the memory of the choice.
  }
}

/** Follows the choice of other open pages, also those that were made while this one slept in the browser's page cache. */
export function followLanguage(onChange: () => void): void {
  const adopt = (language: string | null): void => {
    page.codeLanguage = language ?? '';
    onChange();
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    // A null key says that the whole storage was cleared.
    if (key === CODE_LANGUAGE_STORAGE_KEY || key === null) {
      adopt(newValue);
    }
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      try {
        adopt(localStorage.getItem(CODE_LANGUAGE_STORAGE_KEY) ?? chosenLanguage());
      } catch {
        // Blocked: the choice stays as it was.
      }
    }
  });
}
