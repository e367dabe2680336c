import {
  CODE_LANGUAGE_STORAGE_KEY,
  isCodeTabLanguage,
  type CodeTabLanguage,
} from '../contracts/code-language';

export interface LanguageStore {
  subscribe(listener: () => void): () => void;
  /** The chosen language; undefined until somebody chooses one. */
  chosen(): CodeTabLanguage | undefined;
  choose(language: CodeTabLanguage): void;
}

const accepted = (value: string | null): CodeTabLanguage | undefined =>
  isCodeTabLanguage(value) ? value : undefined;

/** Storage may be blocked by the browser's settings: the choice then lasts as long as the page. */
function readStored(): CodeTabLanguage | undefined {
  try {
    return accepted(localStorage.getItem(CODE_LANGUAGE_STORAGE_KEY));
  } catch {
    return undefined;
  }
}

function writeStored(language: CodeTabLanguage): void {
  try {
    localStorage.setItem(CODE_LANGUAGE_STORAGE_KEY, language);
  } catch {
    // Blocked or full: nothing is lost but the memory of the choice.
  }
}

/** Keeps the attribute that the style sheet reads equal to the choice (`plugins/site-head` sets it before the first paint). */
function showOnPage(language: CodeTabLanguage | undefined): void {
  if (language) {
    document.documentElement.dataset.codeLanguage = language;
  } else {
    delete document.documentElement.dataset.codeLanguage;
  }
}

/**
 * The reader's code language, shared by all groups of a page, remembered across pages and visits, and followed from
 * other open pages of the site. It touches the browser only when it is used, so that a test can make its own.
 */
export function createLanguageStore(): LanguageStore {
  const listeners = new Set<() => void>();
  let current: CodeTabLanguage | undefined;
  let started = false;

  const adopt = (language: CodeTabLanguage | undefined): void => {
    current = language;
    showOnPage(language);
    listeners.forEach((listener) => listener());
  };
  // Started once and never stopped: pages without code must not miss a choice that another page makes.
  const start = (): void => {
    if (started) {
      return;
    }
    started = true;
    current = readStored();
    window.addEventListener('storage', ({ key, newValue }) => {
      // A null key says that the whole storage was cleared.
      if (key === CODE_LANGUAGE_STORAGE_KEY || key === null) {
        adopt(accepted(newValue));
      }
    });
    // A page that comes back from the back-forward cache slept through other pages' choices.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) {
        adopt(readStored() ?? current);
      }
    });
  };

  return {
    subscribe(listener) {
      start();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    chosen() {
      start();
      return current;
    },
    choose(language) {
      start();
      writeStored(language);
      adopt(language);
    },
  };
}

export const languageStore = createLanguageStore();
