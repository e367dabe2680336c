import { act, renderHook } from '@testing-library/react';
import { useRowsDrawn } from './use-rows-drawn';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const answer = {};
/** As long as any step waits, in milliseconds. */
const STEP = 300;
const step = (): void => act(() => jest.advanceTimersByTime(STEP));

it('draws the rows in view first and the others as the browser paints', () => {
  const { result } = renderHook(() => useRowsDrawn(answer, 16));
  expect(result.current).toBe(8);
  step();
  expect(result.current).toBeGreaterThan(8);
  step();
  expect(result.current).toBeGreaterThanOrEqual(16);
});

it('draws them all in a browser that draws no frames', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const { result } = renderHook(() => useRowsDrawn(answer, 16));
  step();
  step();
  expect(result.current).toBeGreaterThanOrEqual(16);
});

it('begins anew with the next answer', () => {
  const { result, rerender } = renderHook(({ of }) => useRowsDrawn(of, 16), {
    initialProps: { of: answer },
  });
  step();
  rerender({ of: {} });
  expect(result.current).toBe(8);
});
