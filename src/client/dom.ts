/** Returns all elements that match, in document order. */
export const all = <Found extends HTMLElement = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): Found[] => [...root.querySelectorAll<Found>(selector)];

/**
 * Listens on the document for events inside matching elements, including elements that are added later. Use `focusin` and
 * `pointerover` instead of `focus` and `pointerenter`, which don't bubble.
 */
export function on<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const found =
      event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (found) {
      handle(found, event);
    }
  });
}

/** Calls back when the browser is idle. Safari doesn't support `requestIdleCallback`. */
export const whenIdle = (work: () => void): void =>
  void (window.requestIdleCallback ?? setTimeout)(work);

/** Calls back when the browser restores the page from the back/forward cache. */
export function onPageRestored(callback: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      callback();
    }
  });
}

/** Calls back at once, or when the reader opens a prerendered page. */
export function whenActivated(work: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', work, { once: true });
  } else {
    work();
  }
}
