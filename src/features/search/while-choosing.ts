/** Keys that lead from result to result. */
const CHOOSING_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Tab']);

export interface Choosing {
  /** Changes the results, at once or when the reader has left them; not at all once another letter has asked anew. */
  change: () => void;
  /** Whether results may change now; otherwise they are changed as `change` does. For an answer that was a while on its way. */
  mayChange: () => boolean;
  stop: () => void;
}

const isMove = ({ movementX, movementY }: PointerEvent): boolean =>
  movementX !== 0 || movementY !== 0;

/**
 * Keeps results where they are while a reader chooses among them: better ones that come between aim and click would bring
 * another result under the pointer. A reader chooses when they move the pointer over the results or go through them by
 * keys; a pointer that rests there since before is no choice. It ends when the pointer leaves or the field changes.
 * @param host holds the field and the results
 * @param results matches the box of the results in `host`
 * @param onChange changes the results
 */
export function whileChoosing(host: HTMLElement, results: string, onChange: () => void): Choosing {
  let isChoosing = false;
  let isDue = false;
  const isInResults = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest(results) !== null;
  const begin = (): void => {
    isChoosing = true;
  };
  const listeners = {
    pointermove: (event: PointerEvent) => isMove(event) && isInResults(event.target) && begin(),
    pointerdown: ({ target }: PointerEvent) => isInResults(target) && begin(),
    keydown: ({ key }: KeyboardEvent) => CHOOSING_KEYS.has(key) && begin(),
    pointerout: ({ target, relatedTarget }: PointerEvent) => {
      if (!isInResults(target) || isInResults(relatedTarget)) {
        return;
      }
      isChoosing = false;
      if (isDue) {
        isDue = false;
        onChange();
      }
    },
    input: () => {
      isChoosing = false;
      isDue = false;
    },
  } satisfies { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };
  const ends = new AbortController();
  for (const [name, listener] of Object.entries(listeners)) {
    host.addEventListener(name, listener as EventListener, { signal: ends.signal, capture: true });
  }
  const mayChange = (): boolean => {
    isDue = isChoosing;
    return !isChoosing;
  };
  return {
    change: () => {
      if (mayChange()) {
        onChange();
      }
    },
    mayChange,
    stop: () => ends.abort(),
  };
}
