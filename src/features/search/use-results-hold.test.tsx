import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useResultsHold } from './use-results-hold';

const onChange = jest.fn();

function Host(): ReactNode {
  const hold = useResultsHold(onChange);
  return (
    <div {...hold.hostProps}>
      <input />
      <ul {...hold.resultsProps} />
      <button type="button" onClick={hold.change}>
        Change
      </button>
    </div>
  );
}

const change = (): boolean => fireEvent.click(screen.getByRole('button'));

/** Adds the movement, which jsdom's pointer events don't support. */
function movePointer(movementY: number): void {
  const event = createEvent.pointerMove(screen.getByRole('list'));
  fireEvent(screen.getByRole('list'), Object.assign(event, { movementX: 0, movementY }));
}

beforeEach(() => {
  jest.clearAllMocks();
  render(<Host />);
});

it('results change immediately if the reader is not selecting one', () => {
  movePointer(0);
  change();
  expect(onChange).toHaveBeenCalledTimes(1);
});

// tests/e2e/search.spec.ts moves the pointer.
it('after a finger touches them, results change when it leaves them', () => {
  fireEvent.pointerDown(screen.getByRole('list'));
  change();
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByRole('list'));
  fireEvent.pointerLeave(screen.getByRole('list'));
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('after an arrow key, results stay until the field changes, which drops the change', () => {
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowDown' });
  change();
  fireEvent.input(screen.getByRole('textbox'));
  fireEvent.pointerLeave(screen.getByRole('list'));
  expect(onChange).not.toHaveBeenCalled();
  change();
  expect(onChange).toHaveBeenCalledTimes(1);
});
