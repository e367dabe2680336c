import { chooseLanguage, chosenLanguage, followLanguage } from './code-language';
import { all, on } from './dom';
import { keepInPlace } from './keep-in-place';

/**
 * Code groups (features/code/CodeGroup): WAI-ARIA tabs with automatic activation. All groups of all pages show the language that
 * the reader chose last, in any of them. The style sheet shows it before the first paint; this is for clicks, keys and names.
 */
const GROUP = '[data-code-group]';
const TAB = `${GROUP} [role="tab"]`;

/** The choices for which an element of a group is the one to show; of a tab, its own language first. */
const languagesOf = ({ dataset }: HTMLElement): string[] => dataset.languages?.split(' ') ?? [];

/** On a small screen the tabs scroll sideways: brings one into view without moving the page. */
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

function showChoice(group: HTMLElement): void {
  const tabs = all('[role="tab"]', group);
  const shown = tabs.find((tab) => languagesOf(tab).includes(chosenLanguage())) ?? tabs[0];
  if (!shown || shown.ariaSelected === 'true') {
    return;
  }
  const [language = ''] = languagesOf(shown);
  for (const tab of tabs) {
    tab.ariaSelected = String(tab === shown);
    tab.tabIndex = tab === shown ? 0 : -1;
  }
  // Panels, and the names of files in them: a sample that serves two languages may have a name for each.
  for (const part of all('[role="tabpanel"], [role="tabpanel"] > [data-languages]', group)) {
    part.hidden = !languagesOf(part).includes(language);
  }
  const panel = document.getElementById(shown.getAttribute('aria-controls') ?? '');
  if (panel) {
    panel.ariaLabel = shown.textContent;
  }
  scrollToTab(shown);
}

export const showChosenLanguage = (): void => all(GROUP).forEach(showChoice);

function choose(tab: HTMLElement): void {
  const [language = ''] = languagesOf(tab);
  keepInPlace(tab, () => {
    chooseLanguage(language);
    showChosenLanguage();
  });
}

/** The tab that a key leads to; the arrows go round. Undefined for every other key. */
function tabForKey(
  key: string,
  tabs: readonly HTMLElement[],
  from: HTMLElement,
): HTMLElement | undefined {
  const index = tabs.indexOf(from);
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
  followLanguage(showChosenLanguage);
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
