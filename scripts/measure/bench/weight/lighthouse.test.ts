/** @jest-environment node */
import { figuresOf, isComplete, medianOf } from './lighthouse';

type Report = Parameters<typeof figuresOf>[0];

const report = (score: number, value: number | undefined): Report =>
  ({
    categories: { performance: { score } },
    audits: {
      'largest-contentful-paint': { numericValue: value },
      'total-blocking-time': { numericValue: 40 },
      'cumulative-layout-shift': { numericValue: 0 },
    },
  }) as unknown as Report;

test('reads the score and the metrics', () => {
  expect(figuresOf(report(0.57, 1234.5))).toEqual({
    performance: 57,
    largestPaint: 1234.5,
    blocking: 40,
    shift: 0,
  });
});

test('a run without a metric is incomplete', () => {
  expect(isComplete(figuresOf(report(1, undefined)))).toBe(false);
  expect(isComplete(figuresOf(report(1, 900)))).toBe(true);
});

test('takes the median of each metric separately', () => {
  const runs = [report(0.9, 3), report(1, 1), report(0.8, 2)].map(figuresOf);
  expect(medianOf(runs)).toMatchObject({ performance: 90, largestPaint: 2 });
});
