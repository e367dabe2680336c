import { act, render, screen } from '@testing-library/react';
import { ReportingResizeObserver } from '../code/resize-observer.mock';
import { Diagram } from './index';

const SVG =
  '<svg role="img" aria-labelledby="t" aria-describedby="d"><title id="t">Way of a parcel</title><desc id="d">From the shop to the door.</desc></svg>';

beforeEach(() => {
  window.ResizeObserver = ReportingResizeObserver;
});

function draw(contentWidth: number): void {
  render(<Diagram title="Way of a parcel" svg={SVG} />);
  const frame = screen.getByRole('img').parentElement;
  if (!frame) {
    throw new Error('a diagram stands in its frame');
  }
  Object.defineProperties(frame, {
    scrollWidth: { value: contentWidth },
    clientWidth: { value: 600 },
  });
  act(() => ReportingResizeObserver.changeSizes());
}

it('is a picture with a name and a description, below which the name is shown', () => {
  draw(400);
  const picture = screen.getByRole('img', { name: 'Way of a parcel' });
  expect(picture).toHaveAccessibleDescription('From the shop to the door.');
  expect(screen.getByRole('figure')).toHaveTextContent(/Way of a parcel$/);
});

it('can be scrolled by keyboard when it is wider than the text, and only then', () => {
  draw(900);
  expect(screen.getByRole('region', { name: 'Way of a parcel, scrolls sideways' })).toHaveAttribute(
    'tabindex',
    '0',
  );
});

it('is no stop for the keyboard when it fits', () => {
  draw(500);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
