import { useMemo, type InputHTMLAttributes, type KeyboardEvent, type PointerEvent } from 'react';

const SELECTION_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Tab']);

export interface ResultsHold {
  /** Changes the results now, or as soon as the reader stops selecting. New input drops a pending change. */
  change: () => void;
  /** Returns whether the results can change now. If not, `onChange` runs when the reader stops selecting. */
  mayChange: () => boolean;
  /** Props of the element around the field and the results. */
  hostProps: Pick<InputHTMLAttributes<HTMLElement>, 'onKeyDownCapture' | 'onInput'>;
  /** Props of the element around the results. */
  resultsProps: Pick<
    InputHTMLAttributes<HTMLElement>,
    'onPointerMove' | 'onPointerDown' | 'onPointerLeave'
  >;
}

function createHold(onChange: () => void): ResultsHold {
  let isSelecting = false;
  let isPending = false;
  const begin = (): void => {
    isSelecting = true;
  };
  const end = (): void => {
    isSelecting = false;
    isPending = false;
  };
  const mayChange = (): boolean => {
    isPending = isSelecting;
    return !isSelecting;
  };
  return {
    mayChange,
    change: () => mayChange() && onChange(),
    hostProps: {
      onKeyDownCapture: ({ key }: KeyboardEvent) => SELECTION_KEYS.has(key) && begin(),
      onInput: end,
    },
    resultsProps: {
      // Browsers also send this event when the results move under a resting pointer.
      onPointerMove: ({ movementX, movementY }: PointerEvent) =>
        (movementX !== 0 || movementY !== 0) && begin(),
      onPointerDown: begin,
      onPointerLeave: () => {
        const wasPending = isPending;
        end();
        if (wasPending) {
          onChange();
        }
      },
    },
  };
}

/**
 * Holds the results in place while a reader selects one. Otherwise, better results could arrive between aim and click and
 * put a different result under the pointer. Selecting starts when the pointer moves over the results or when a key moves
 * the selection. Selecting stops when the pointer leaves the results or the field changes.
 * @param onChange changes the results. It must be the same function in every render.
 */
export const useResultsHold = (onChange: () => void): ResultsHold =>
  useMemo(() => createHold(onChange), [onChange]);
