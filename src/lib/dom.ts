export { all, on, tryStorage } from '@nitric-docs/static-islands/browser';

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

/** Hides content that the browser's search should find (client/reveal-anchor.ts). Some browsers set `hidden` without a value. */
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
