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

/** Repeats a press of the pointer. A click that comes from the keyboard has a detail of 0. */
export const click = (target: EventTarget | null | undefined): void =>
  void target?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
  );

/** Accesses browser storage. Returns undefined if the access fails, for example because storage is blocked or full. */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
