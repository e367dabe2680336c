import { all, idOfHash, setHidden } from '../lib/dom';

/** The tab or the button that shows a hidden element. */
const openerOf = ({ id }: Element): HTMLElement | null =>
  document.querySelector(`[aria-controls="${CSS.escape(id)}"]`);

/** Opens every closed `<details>`, tab, and list that is or contains an element, by clicking its control. */
export function reveal(element: Element): boolean {
  let hasOpened = false;
  for (let parent: Element | null = element; parent; parent = parent.parentElement) {
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
  const element = document.getElementById(idOfHash(window.location.hash) ?? '');
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
