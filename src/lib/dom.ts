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

/** Whether a key press or a click is a shortcut of the browser: Alt+Left goes back, and Ctrl+Home scrolls to the start of the page. */
export const hasModifier = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent | MouseEvent): boolean => altKey || ctrlKey || metaKey || shiftKey;

/** The ID in a hash. Undefined for an empty hash and for one that can't be decoded. */
export function idOfHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Shows or hides content that the browser's search (Ctrl+F) should find. Before the browser shows what it found, it dispatches
 * `beforematch` (src/client/reveal-anchor.ts). Browsers without this feature set `hidden` without a value.
 */
export const setHidden = (element: HTMLElement, isHidden: boolean): void =>
  void Object.assign(element, { hidden: isHidden && 'until-found' });

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
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', work, { once: true });
  } else {
    work();
  }
}

/** Repeats a press of the pointer. A click that comes from the keyboard has a detail of 0. */
export const click = (target: EventTarget | null | undefined): void =>
  void target?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
  );
