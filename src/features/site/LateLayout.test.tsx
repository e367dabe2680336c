import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LateLayout } from './LateLayout';

const root = document.documentElement;
const PARTS = 30;
let laidOut: string[] = [];

beforeEach(() => {
  laidOut = [];
  const parts = Array.from({ length: PARTS }, (_, number) => `<p>Part ${number}</p>`);
  document.body.innerHTML = `<div class="markdown">${parts.join('')}</div>`;
  // jsdom has no layout.
  Range.prototype.getBoundingClientRect = function getBoundingClientRect(this: Range) {
    laidOut.push(this.toString());
    return new DOMRect();
  };
  Object.assign(globalThis, { DOMRect: class {} });
});

afterEach(() => {
  delete root.dataset.lateLayout;
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect');
});

const shown = (): number =>
  [...document.querySelectorAll<HTMLElement>('p')].filter(
    ({ style }) => style.getPropertyValue('content-visibility') === 'visible',
  ).length;

it('lays all parts out, and then each takes its place', async () => {
  root.dataset.lateLayout = '';
  render(<LateLayout />, { wrapper: MemoryRouter });
  await waitFor(() => expect(shown()).toBe(PARTS));
  expect(laidOut).toEqual(Array.from({ length: PARTS }, (_, number) => `Part ${number}`));
});

it('leaves a page alone that was laid out as a whole', async () => {
  render(<LateLayout />, { wrapper: MemoryRouter });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(laidOut).toEqual([]);
  expect(shown()).toBe(0);
});
