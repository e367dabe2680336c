import { act, render, screen } from '@testing-library/react';
import { Table } from './index';

let measure: () => void;

beforeEach(() => {
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      measure = () => callback([], this);
    }
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
});

const draw = (contentWidth: number) => {
  render(
    <Table>
      <tbody>
        <tr>
          <td>cell</td>
        </tr>
      </tbody>
    </Table>,
  );
  const frame = screen.getByRole('table').parentElement;
  if (!frame) {
    throw new Error('a table stands in its frame');
  }
  Object.defineProperties(frame, {
    scrollWidth: { value: contentWidth },
    clientWidth: { value: 600 },
  });
  act(() => measure());
};

test('a table that is too wide can be scrolled by keyboard and has a name', () => {
  draw(900);
  expect(screen.getByRole('region', { name: /Table/ })).toHaveAttribute('tabindex', '0');
});

test('a table that fits is no stop for the keyboard', () => {
  draw(600);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
