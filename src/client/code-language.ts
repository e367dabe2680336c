import { CODE_LANGUAGE_STORAGE_KEY } from '../contracts/code-language';
import { onPageRestored } from './dom';
import { tryStorage } from './storage';

/**
 * The root element stores the chosen language as `data-code-language`, which the style sheet reads. plugins/output/site-head sets
 * it before the first paint. It is empty until the reader chooses a language.
 */
const root = document.documentElement.dataset;

export const chosenLanguage = (): string => root.codeLanguage ?? '';

/** Sets the language for all groups and stores it. If storage is blocked, the choice lasts until the page is closed. */
export function chooseLanguage(language: string): void {
  root.codeLanguage = language;
  tryStorage(() => localStorage.setItem(CODE_LANGUAGE_STORAGE_KEY, language));
}

/** Applies choices from other tabs, even those made while this page was in the back/forward cache. */
export function syncLanguageAcrossTabs(onChange: () => void): void {
  const apply = (language: string | null): void => {
    root.codeLanguage = language ?? '';
    onChange();
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    // The key is null when the whole storage was cleared.
    if (key === CODE_LANGUAGE_STORAGE_KEY || key === null) {
      apply(newValue);
    }
  });
  onPageRestored(() =>
    apply(tryStorage(() => localStorage.getItem(CODE_LANGUAGE_STORAGE_KEY)) ?? chosenLanguage()),
  );
}
