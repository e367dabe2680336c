/** All elements that match, in the order of the document. */
export const all = <Found extends HTMLElement = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): Found[] => [...root.querySelectorAll<Found>(selector)];

/**
 * Listens on the whole document for events inside elements that match, whether these are in the page now or come later.
 * `focusin` and `pointerover` stand for `focus` and `pointerenter`, which don't bubble.
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

/** Calls back when the browser has nothing more urgent to do; Safari has no such call. */
export const whenIdle = (work: () => void): void =>
  void (window.requestIdleCallback ?? setTimeout)(work);

/** Calls back once the reader sees the page: a page that is drawn ahead may never be seen. */
export function whenSeen(work: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', work, { once: true });
  } else {
    work();
  }
}
