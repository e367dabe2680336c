/**
 * Makes a change that may resize what stands above an element, and keeps the element where it is in the viewport: a
 * choice of language changes every group of a page, and the one that was clicked must not jump away.
 */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) {
    window.scrollBy({ top: moved, behavior: 'instant' });
  }
}
