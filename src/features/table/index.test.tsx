import { act, render, screen } from '@testing-library/react';
import { ReportingResizeObserver } from '../code/resize-observer.mock';
import { Table } from './index';

beforeEach(() => {
  window.ResizeObserver = ReportingResizeObserver;
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
  act(() => ReportingResizeObserver.changeSizes());
};

test('a table that is too wide can be scrolled by keyboard and has a name', () => {
  draw(900);
  expect(screen.getByRole('region', { name: /Table/ })).toHaveAttribute('tabindex', '0');
});

test('a table that fits is no stop for the keyboard', () => {
  draw(600);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
