/** @jest-environment node */
import type { FeedbackEntry } from '../services/feedback-store';
import { csvOf, printTable, samplesOf, statsOf } from './report';

const entry = (page: string, answer: FeedbackEntry['answer']): FeedbackEntry => ({
  page,
  answer,
  comment: '',
  ua: 'Agent',
  receivedAt: new Date(),
});

test('the least helpful pages come first', () => {
  const entries = [
    entry('/good', 'yes'),
    entry('/bad', 'no'),
    entry('/bad', 'no'),
    entry('/mixed', 'no'),
    entry('/mixed', 'yes'),
    entry('/bad', 'feedback'),
  ];
  expect(statsOf(entries)).toEqual([
    { page: '/bad', yes: 0, no: 2, feedback: 1, unhelpful: 100 },
    { page: '/mixed', yes: 1, no: 1, feedback: 0, unhelpful: 50 },
    { page: '/good', yes: 1, no: 0, feedback: 0, unhelpful: 0 },
  ]);
});

test('samples with the most reports come first, and feedback on pages is left out', () => {
  const report = (id: string, version: string, day: number): FeedbackEntry => ({
    ...entry('/storage', 'no'),
    receivedAt: new Date(Date.UTC(2026, 0, day)),
    sample: { id, title: 'api.py', language: 'python', version },
  });
  const entries = [
    report('a', 'v0', 9),
    report('b', 'v1', 8),
    entry('/storage', 'no'),
    report('b', 'v1', 7),
  ];
  const named = { page: '/storage', sample: 'api.py', language: 'python' };
  expect(samplesOf(entries)).toEqual([
    { entries: 2, ...named, version: 'v1', id: 'b', last: '2026-01-08' },
    { entries: 1, ...named, version: 'v0', id: 'a', last: '2026-01-09' },
  ]);
});

test('control characters are replaced in tables', () => {
  const table = jest.spyOn(console, 'table').mockImplementation();
  printTable([{ comment: 'a\u001b[31mred\u0007\u202Eb\r\nc', count: 1 }]);
  expect(table).toHaveBeenCalledWith([{ comment: 'a\uFFFD[31mred\uFFFD\uFFFDb c', count: '1' }]);
});

test.each(['=1+1', '+1', '-1', '@x', '=HYPERLINK("https://x","y")'])(
  '%s is escaped for spreadsheets',
  (comment) => {
    expect(csvOf([{ comment }])).toContain(`'${comment.replaceAll('"', '""')}`);
  },
);
