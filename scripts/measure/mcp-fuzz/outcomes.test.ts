/** @jest-environment node */
import { isFailure } from '../soak/report';
import { fuzzedCalls } from './calls';
import { findingsOf, type Outcome } from './outcomes';

const fine: Outcome = { isValid: true, status: 200, text: '{}', ms: 3 };
const failuresIn = (outcome: Partial<Outcome>): string[] =>
  findingsOf([fine, { ...fine, ...outcome }])
    .filter(isFailure)
    .map(({ label }) => label);

test.each<[string, Partial<Outcome>, string[]]>([
  ['a rejected call', { isValid: false, status: 415 }, []],
  ['a closed connection', { isValid: false, status: 0 }, []],
  ['a server error', { isValid: false, status: 503 }, ['status 500 or above']],
  ['a missing response', { isValid: false, status: 'hang' }, ['no response in time']],
  ['a rejected valid call', { status: 400 }, ['valid calls without status 200']],
  [
    'an unexpected error',
    { text: '{"text":"The documentation is unavailable. Try again."}' },
    ['unexpected errors of tools'],
  ],
  ['a stack trace', { text: 'at x (docs.ts:7)' }, ['responses with places in code']],
])('%s is counted', (_, outcome, expected) => {
  expect(failuresIn(outcome)).toEqual(expected);
});

test('no outcomes are a failure', () => {
  expect(findingsOf([]).some(isFailure)).toBe(true);
});

test('a seed makes the same calls, valid and wrong ones', () => {
  const calls = fuzzedCalls(50, 7);
  expect(fuzzedCalls(50, 7)).toEqual(calls);
  expect(new Set(calls.map(({ isValid }) => isValid)).size).toBe(2);
});
