/** @jest-environment node */
import type { FeedbackEntry } from '../services/feedback-store';
import { csvOf, printTable, statsOf } from './report';

async function* entriesOf(
  ...answers: [page: string, answer: FeedbackEntry['answer']][]
): AsyncGenerator<FeedbackEntry> {
  for (const [page, answer] of answers) {
    yield { page, answer, comment: '', ua: 'Agent', receivedAt: new Date() };
  }
}

test('the least helpful pages come first', async () => {
  const entries = entriesOf(
    ['/good', 'yes'],
    ['/bad', 'no'],
    ['/bad', 'no'],
    ['/mixed', 'no'],
    ['/mixed', 'yes'],
    ['/bad', 'feedback'],
  );
  expect(await statsOf(entries)).toEqual([
    { page: '/bad', yes: 0, no: 2, feedback: 1, unhelpful: 100 },
    { page: '/mixed', yes: 1, no: 1, feedback: 0, unhelpful: 50 },
    { page: '/good', yes: 1, no: 0, feedback: 0, unhelpful: 0 },
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
