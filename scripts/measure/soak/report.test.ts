/** @jest-environment node */
import { findingsTable, isFailure } from './report';

test.each([
  [{ what: 'lost entries', value: 0, limit: 0 }, false],
  [{ what: 'lost entries', value: 1, limit: 0 }, true],
  [{ what: 'acknowledged entries', value: 100, atLeast: 1 }, false],
  [{ what: 'acknowledged entries', value: 0, atLeast: 1 }, true],
  [{ what: 'memory', value: 120 }, false],
  [{ what: 'nothing measured', value: NaN, limit: 0 }, true],
])('%j fails: %s', (finding, expected) => {
  expect(isFailure(finding)).toBe(expected);
  expect(findingsTable([finding]).includes('FAILED')).toBe(expected);
});
