import { CODE_LANGUAGE_STORAGE_KEY } from '../contracts/code-language';
import { all, on, onPageRestored } from './dom';
import { tryStorage } from './storage';

/**
 * Code groups (features/code/CodeGroup) are WAI-ARIA tabs with automatic activation. Every group on every page shows the language
 * that the reader chose last. The style sheet selects it before the first paint, and this module handles clicks, keys, and labels.
 */
const GROUP = '[data-code-group]';
const TAB = `${GROUP} [role="tab"]`;

/**
 * The root element stores the chosen language as `data-code-language`, which the style sheet reads. plugins/output/site-head sets
 * it before the first paint. It is empty until the reader chooses a language.
 */
const root = document.documentElement.dataset;

/** The chosen languages for which a group shows an element. The first one of a tab is the language of the tab itself. */
const languagesOf = ({ dataset }: HTMLElement): string[] => dataset.languages?.split(' ') ?? [];

/** Scrolls the tab list sideways until a tab is in view, without scrolling the page. */
function scrollToTab(tab: HTMLElement): void {
  const list = tab.parentElement;
  if (!list) {
    return;
  }
  const start = tab.offsetLeft - list.offsetLeft;
  const end = start + tab.offsetWidth;
  if (start < list.scrollLeft) {
    list.scrollLeft = start;
  } else if (end > list.scrollLeft + list.clientWidth) {
    list.scrollLeft = end - list.clientWidth;
  }
}

function updateGroup(group: HTMLElement): void {
  const tabs = all('[role="tab"]', group);
  const selected =
    tabs.find((tab) => languagesOf(tab).includes(root.codeLanguage ?? '')) ?? tabs[0];
  if (!selected || selected.ariaSelected === 'true') {
    return;
  }
  const [language = ''] = languagesOf(selected);
  for (const tab of tabs) {
    tab.ariaSelected = String(tab === selected);
    tab.tabIndex = tab === selected ? 0 : -1;
  }
  // A panel that serves two languages can contain a separate file name for each of them.
  for (const part of all('[role="tabpanel"], [role="tabpanel"] > [data-languages]', group)) {
    part.hidden = !languagesOf(part).includes(language);
  }
  const panel = document.getElementById(selected.getAttribute('aria-controls') ?? '');
  if (panel) {
    panel.ariaLabel = selected.textContent;
  }
  scrollToTab(selected);
}

export const showChosenLanguage = (): void => all(GROUP).forEach(updateGroup);

function showLanguage(language: string): void {
  root.codeLanguage = language;
  showChosenLanguage();
}

/**
 * Applies a change and keeps an element at the same position in the viewport. A new language can resize every group above the
 * clicked tab, and the tab must not move away from the pointer.
 */
function preservePosition(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) {
    window.scrollBy({ top: moved, behavior: 'instant' });
  }
}

/** Shows the language of a tab and stores it. If storage is blocked, the choice lasts until the page is closed. */
function choose(tab: HTMLElement): void {
  const [language = ''] = languagesOf(tab);
  preservePosition(tab, () => showLanguage(language));
  tryStorage(() => localStorage.setItem(CODE_LANGUAGE_STORAGE_KEY, language));
}

/** Applies choices from other tabs, even those made while this page was in the back/forward cache. */
function syncAcrossTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // The key is null when the whole storage was cleared.
    if (key === CODE_LANGUAGE_STORAGE_KEY || key === null) {
      showLanguage(newValue ?? '');
    }
  });
  onPageRestored(() => {
    const stored = tryStorage(() => localStorage.getItem(CODE_LANGUAGE_STORAGE_KEY));
    showLanguage(stored ?? root.codeLanguage ?? '');
  });
}

/** The tab that a key selects. The arrow keys wrap around. Returns undefined for keys that don't select a tab. */
function tabForKey(
  key: string,
  tabs: readonly HTMLElement[],
  current: HTMLElement,
): HTMLElement | undefined {
  const index = tabs.indexOf(current);
  switch (key) {
    case 'ArrowRight':
      return tabs[(index + 1) % tabs.length];
    case 'ArrowLeft':
      return tabs.at(index - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}

export function startCodeGroups(): void {
  syncAcrossTabs();
  on('click', TAB, choose);
  on('keydown', TAB, (tab, event) => {
    const next = tabForKey(event.key, all(TAB, tab.parentElement ?? document), tab);
    if (next) {
      event.preventDefault();
      choose(next);
      next.focus({ preventScroll: true });
    }
  });
}
