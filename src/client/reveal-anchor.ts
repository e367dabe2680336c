/** The id that a hash names; undefined for none and for one that can't be decoded. */
function idOf(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

/** The button that shows a closed box: the tab of its panel, or a button that says that it controls it. */
function openerOf(box: Element): HTMLElement | null {
  const label = box.getAttribute('aria-labelledby');
  const tab = label === null ? null : document.getElementById(label);
  return (
    tab ??
    (box.id
      ? document.querySelector<HTMLElement>(`[aria-controls~="${CSS.escape(box.id)}"]`)
      : null)
  );
}

/**
 * Opens what hides an element: closed `details` by their summary, closed tabs and lists by the button of theirs.
 * @returns whether anything had to be opened
 */
export function reveal(element: Element): boolean {
  let hasOpened = false;
  for (let box = element.parentElement; box; box = box.parentElement) {
    const opener =
      box instanceof HTMLDetailsElement && !box.open
        ? box.querySelector<HTMLElement>(':scope > summary')
        : box.hasAttribute('hidden')
          ? openerOf(box)
          : null;
    opener?.click();
    hasOpened ||= opener !== null;
  }
  return hasOpened;
}

/** Brings a link to a heading to that heading, even when it stands in a closed tab or in closed details. */
export function revealAnchor(): void {
  const id = idOf(window.location.hash);
  const element = id === undefined ? null : document.getElementById(id);
  if (element && reveal(element)) {
    element.scrollIntoView();
  }
}

export const startRevealAnchor = (): void => window.addEventListener('hashchange', revealAnchor);
