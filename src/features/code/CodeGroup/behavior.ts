import { CODE_LANGUAGE_STORAGE_KEY } from '../../../contracts/code-language';
import { all, hasModifier, on, onPageRestored, setHidden, tryStorage } from '../../../lib/dom';
import { CODE_GROUP, COPY, LANGUAGES } from '../attributes';

/** Code groups are WAI-ARIA tabs with automatic activation. */
const GROUP = `[${CODE_GROUP}]`;
const TAB = `${GROUP} [role="tab"]`;

/** Its `data-code-language`, which plugins/output/site-head sets before the first paint, is empty until the reader chooses a language. */
const root = document.documentElement.dataset;

/** The chosen languages for which a group shows an element. The first one of a tab is the language of the tab itself. */
const languagesOf = (element: HTMLElement): string[] =>
  element.getAttribute(LANGUAGES)?.split(' ') ?? [];

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
  for (const part of all(`[${LANGUAGES}]:not([role="tab"])`, group)) {
    setHidden(part, !languagesOf(part).includes(language));
  }
  const panel = document.getElementById(selected.getAttribute('aria-controls') ?? '');
  if (panel) {
    panel.ariaLabel = selected.textContent;
  }
  const copy = group.querySelector(`[${COPY}]`);
  if (copy) {
    copy.ariaLabel = `Copy ${selected.textContent} sample`;
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
  window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
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
function tabForKey(event: KeyboardEvent, current: HTMLElement): HTMLElement | undefined {
  const tabs = all('[role="tab"]', current.parentElement ?? document);
  const index = tabs.indexOf(current);
  const targets: Partial<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  };
  const target = hasModifier(event) ? undefined : targets[event.key];
  return target === undefined ? undefined : tabs.at(target % tabs.length);
}

export function startCodeGroups(): void {
  syncAcrossTabs();
  on('click', TAB, choose);
  on('keydown', TAB, (tab, event) => {
    const next = tabForKey(event, tab);
    if (next) {
      event.preventDefault();
      choose(next);
      next.focus({ preventScroll: true });
    }
  });
}
