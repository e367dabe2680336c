/** Keys that move the selection from result to result. */
const SELECTION_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Tab']);

export interface ResultsHold {
  /** Changes the results now, or as soon as the reader stops selecting. New input drops a pending change. */
  change: () => void;
  /** Returns whether the results can change now. If not, `onChange` runs when the reader stops selecting. */
  mayChange: () => boolean;
  stop: () => void;
}

const isMove = ({ movementX, movementY }: PointerEvent): boolean =>
  movementX !== 0 || movementY !== 0;

/**
 * Holds the results in place while a reader selects one. Otherwise, better results could arrive between aim and click and
 * put a different result under the pointer. Selecting starts when the pointer moves over the results or when a key moves
 * the selection. A resting pointer doesn't count. Selecting stops when the pointer leaves the results or the field changes.
 * @param host contains the field and the results
 * @param results is the selector of the results container in `host`
 * @param onChange changes the results
 */
export function holdResultsWhileSelecting(
  host: HTMLElement,
  results: string,
  onChange: () => void,
): ResultsHold {
  let isSelecting = false;
  let isPending = false;
  const isInResults = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest(results) !== null;
  const begin = (): void => {
    isSelecting = true;
  };
  const listeners = {
    pointermove: (event: PointerEvent) => isMove(event) && isInResults(event.target) && begin(),
    pointerdown: ({ target }: PointerEvent) => isInResults(target) && begin(),
    keydown: ({ key }: KeyboardEvent) => SELECTION_KEYS.has(key) && begin(),
    pointerout: ({ target, relatedTarget }: PointerEvent) => {
      if (!isInResults(target) || isInResults(relatedTarget)) {
        return;
      }
      isSelecting = false;
      if (isPending) {
        isPending = false;
        onChange();
      }
    },
    input: () => {
      isSelecting = false;
      isPending = false;
    },
  } satisfies { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };
  const controller = new AbortController();
  for (const [name, listener] of Object.entries(listeners)) {
    host.addEventListener(name, listener as EventListener, {
      signal: controller.signal,
      capture: true,
    });
  }
  const mayChange = (): boolean => {
    isPending = isSelecting;
    return !isSelecting;
  };
  return {
    change: () => {
      if (mayChange()) {
        onChange();
      }
    },
    mayChange,
    stop: () => controller.abort(),
  };
}
