import {
  choiceAttribute,
  choiceStorageKey,
  readerChoices,
  type ReaderChoice,
} from '../../contracts/reader-choices';
import { all, hasModifier, on, onPageRestored, setHidden, tryStorage } from '../../lib/dom';
import { COPY } from '../code/attributes';
import { CHOICES, TABS } from './attributes';

/** Groups are WAI-ARIA tabs with automatic activation. A panel of a group can contain another group. */
const GROUP = `[${TABS}]`;
const TAB = `${GROUP} [role="tab"]`;

/** Its attributes, which plugins/output/site-head sets before the first paint, contain the reader's choices. */
const root = document.documentElement;

const chosen = (choice: ReaderChoice): string => root.getAttribute(choiceAttribute(choice)) ?? '';

const choiceOf = (group: Element): ReaderChoice => group.getAttribute(TABS) as ReaderChoice;

/** The chosen values for which a group shows an element. The first one of a tab is the value of the tab itself. */
const valuesOf = (element: HTMLElement): string[] =>
  element.getAttribute(CHOICES)?.split(' ') ?? [];

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

/** Updates the tabs and the panels of a group, but not those of groups inside it. */
function updateGroup(group: HTMLElement): void {
  const parts = all(`[${CHOICES}]:not(${GROUP})`, group).filter(
    (part) => part.parentElement?.closest(GROUP) === group,
  );
  const tabs = parts.filter(({ role }) => role === 'tab');
  const selected = tabs.find((tab) => valuesOf(tab).includes(chosen(choiceOf(group)))) ?? tabs[0];
  if (!selected || selected.ariaSelected === 'true') {
    return;
  }
  const [value = ''] = valuesOf(selected);
  for (const part of parts) {
    if (tabs.includes(part)) {
      part.ariaSelected = String(part === selected);
      part.tabIndex = part === selected ? 0 : -1;
    } else {
      // A panel that serves two languages can contain a separate file name for each of them.
      setHidden(part, !valuesOf(part).includes(value));
    }
  }
  const panel = document.getElementById(selected.getAttribute('aria-controls') ?? '');
  if (panel) {
    panel.ariaLabel = selected.textContent;
  }
  const copy = group.querySelector(`:scope > div > [${COPY}]`);
  if (copy) {
    copy.ariaLabel = `Copy ${selected.textContent} sample`;
  }
  scrollToTab(selected);
}

export const showChoices = (): void => all(GROUP).forEach(updateGroup);

function showChoice(choice: ReaderChoice, value: string): void {
  root.setAttribute(choiceAttribute(choice), value);
  showChoices();
}

/**
 * Applies a change and keeps an element at the same position in the viewport. A new choice can resize every group above the
 * clicked tab, and the tab must not move away from the pointer.
 */
function preservePosition(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Shows the panels of a tab's value, and stores it. If storage is blocked, the choice lasts until the page is closed. */
function choose(tab: HTMLElement): void {
  const group = tab.closest(GROUP);
  if (group) {
    const choice = choiceOf(group);
    const [value = ''] = valuesOf(tab);
    preservePosition(tab, () => showChoice(choice, value));
    tryStorage(() => localStorage.setItem(choiceStorageKey(choice), value));
  }
}

/** Applies choices from other tabs of the browser, even those made while this page was in the back/forward cache. */
function syncAcrossTabs(): void {
  for (const choice of readerChoices) {
    const storageKey = choiceStorageKey(choice);
    window.addEventListener('storage', ({ key, newValue }) => {
      // The key is null when the whole storage was cleared.
      if (key === storageKey || key === null) {
        showChoice(choice, newValue ?? '');
      }
    });
    onPageRestored(() => {
      const stored = tryStorage(() => localStorage.getItem(storageKey));
      showChoice(choice, stored ?? chosen(choice));
    });
  }
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

export function startTabs(): void {
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
