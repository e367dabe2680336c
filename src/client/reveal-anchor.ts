import { all, setHidden } from './dom';

/** Undefined for an empty hash and for one that can't be decoded. */
function idOf(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

/** The control that shows a hidden element: the tab that labels it, or the button that controls it. */
function openerOf(element: Element): HTMLElement | null {
  const label = element.getAttribute('aria-labelledby');
  const tab = label === null ? null : document.getElementById(label);
  return (
    tab ??
    (element.id
      ? document.querySelector<HTMLElement>(`[aria-controls~="${CSS.escape(element.id)}"]`)
      : null)
  );
}

/**
 * Opens every closed `<details>`, tab, and list that contains an element, by clicking its control.
 * @returns whether anything had to be opened
 */
export function reveal(element: Element): boolean {
  let hasOpened = false;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const opener =
      parent instanceof HTMLDetailsElement && !parent.open
        ? parent.querySelector<HTMLElement>(':scope > summary')
        : parent.hasAttribute('hidden')
          ? openerOf(parent)
          : null;
    opener?.click();
    hasOpened ||= opener !== null;
  }
  return hasOpened;
}

/** Scrolls to the target of the hash if it was inside a closed element, which the browser itself can't scroll to. */
export function revealAnchor(): void {
  const id = idOf(window.location.hash);
  const element = id === undefined ? null : document.getElementById(id);
  if (element && reveal(element)) {
    element.scrollIntoView();
  }
}

/** Lets the browser's search find the text of hidden tabs and lists. The build can't do it, because React renders only `hidden`. */
export const makeHiddenTextFindable = (): void =>
  all('[role="tabpanel"][hidden], dl[hidden]').forEach((element) => setHidden(element, true));

export function startRevealAnchor(): void {
  window.addEventListener('hashchange', revealAnchor);
  document.addEventListener('beforematch', ({ target }) => openerOf(target as Element)?.click());
}
