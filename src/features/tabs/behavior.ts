import {
  choiceAttribute,
  choiceStorageKey,
  LANGUAGE_PARAMETER,
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

const LANGUAGE: ReaderChoice = 'code-language';
const shownLanguage = (): string | null => root.getAttribute(choiceAttribute(LANGUAGE));
const pageAddress = (): URL => new URL(window.location.href);

/** Changes the language in the address of this page. Without one, each reader sees the samples in their own language. */
function linkLanguage(language: string | null): void {
  const address = pageAddress();
  address.searchParams.delete(LANGUAGE_PARAMETER);
  if (language) {
    address.searchParams.set(LANGUAGE_PARAMETER, language);
  }
  window.history.replaceState(window.history.state, '', address);
}

/** Adds the language before the reader follows or copies the link of a heading. Not needed if all groups show their first tab. */
export function linkShownLanguage(): void {
  if (all(`[${TABS}="${LANGUAGE}"] :not(:first-child)[aria-selected="true"]`).length > 0) {
    linkLanguage(shownLanguage());
  }
}

/** The chosen values for which a group shows an element. The first one of a tab is the value of the tab itself. */
const valuesOf = (element: HTMLElement): string[] =>
  element.getAttribute(CHOICES)?.split(' ') ?? [];

/** Scrolls the tab list sideways until a tab and a part of the one before it are in view, without scrolling the page. */
function scrollToTab(tab: HTMLElement): void {
  if (tab.parentElement) {
    tab.parentElement.scrollLeft = tab.offsetLeft - tab.offsetWidth / 2;
  }
}

/** Updates the tabs and the panels of a group, but not those of groups inside it. */
function updateGroup(group: HTMLElement): void {
  const chosen = root.getAttribute(choiceAttribute(group.getAttribute(TABS) as ReaderChoice));
  const parts = all(`[${CHOICES}]:not(${GROUP})`, group).filter(
    (part) => part.parentElement?.closest(GROUP) === group,
  );
  const tabs = parts.filter(({ role }) => role === 'tab');
  const selected = tabs.find((tab) => valuesOf(tab).includes(chosen ?? '')) ?? tabs[0];
  if (!selected || selected.ariaSelected === 'true') {
    return;
  }
  const [value = ''] = valuesOf(selected);
  for (const part of parts) {
    if (tabs.includes(part)) {
      part.ariaSelected = String(part === selected);
      part.tabIndex = part === selected ? 0 : -1;
    } else {
      // A panel that serves two languages can contain a separate file name for each of them, which has no role.
      const isHidden = !valuesOf(part).includes(value);
      setHidden(part, isHidden);
      if (part.role && !isHidden) {
        part.ariaLabel = selected.textContent;
      }
    }
  }
  const copy = group.querySelector(`:scope > div > [${COPY}]`);
  if (copy) {
    copy.ariaLabel = `Copy ${selected.textContent} sample`;
  }
  scrollToTab(selected);
}

export const showChoices = (): void => all(GROUP).forEach(updateGroup);

/** If storage is blocked, the choice lasts until the page is closed. Other groups change their size, but the tab must not move. */
function choose(tab: HTMLElement): void {
  const choice = tab.closest(GROUP)?.getAttribute(TABS) as ReaderChoice;
  const [value = ''] = valuesOf(tab);
  const top = (): number => tab.getBoundingClientRect().top;
  const before = top();
  root.setAttribute(choiceAttribute(choice), value);
  showChoices();
  window.scrollBy({ top: top() - before, behavior: 'instant' });
  tryStorage(() => localStorage.setItem(choiceStorageKey(choice), value));
  if (choice === LANGUAGE) {
    linkLanguage(null);
  }
}

/** Applies the stored choices. If storage is blocked, those of this page stay. So does the language in the address. */
function showStoredChoices(): void {
  for (const choice of readerChoices) {
    const stored = tryStorage(() => localStorage.getItem(choiceStorageKey(choice)) ?? '');
    const isLinked =
      choice === LANGUAGE && shownLanguage() === pageAddress().searchParams.get(LANGUAGE_PARAMETER);
    if (stored !== undefined && !isLinked) {
      root.setAttribute(choiceAttribute(choice), stored);
    }
  }
  showChoices();
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
  // Other tabs of the browser can change the choices, even while this page is in the back/forward cache.
  window.addEventListener('storage', showStoredChoices);
  onPageRestored(showStoredChoices);
  on('click', TAB, choose);
  // Comes before a click with any button, and before the menu that copies a link.
  on('pointerdown', '.hash-link', linkShownLanguage);
  on('keydown', TAB, (tab, event) => {
    const next = tabForKey(event, tab);
    if (next) {
      event.preventDefault();
      choose(next);
      next.focus({ preventScroll: true });
    }
  });
}
