/** @jest-environment node */
import { isFailure } from './report';

test.each([
  [{ label: 'lost entries', value: 0, max: 0 }, false],
  [{ label: 'lost entries', value: 1, max: 0 }, true],
  [{ label: 'acknowledged entries', value: 100, min: 1 }, false],
  [{ label: 'acknowledged entries', value: 0, min: 1 }, true],
  [{ label: 'memory', value: 120 }, false],
  [{ label: 'nothing measured', value: NaN, max: 0 }, true],
])('%j fails: %s', (finding, expected) => {
  expect(isFailure(finding)).toBe(expected);
});
