/** @jest-environment node */
import type { FeedbackEntry } from '../services/feedback-store';
import { readOptions } from './options';
import { formatRows, rowsOf, searchRowOf, statsOf, type Format } from './report';

const entry = (
  page: string,
  answer: FeedbackEntry['answer'],
  day = 2,
  comment = '',
): FeedbackEntry => ({
  page,
  answer,
  comment,
  ua: 'Agent',
  receivedAt: new Date(Date.UTC(2026, 2, day)),
});

async function* streamOf<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

test('the least helpful pages come first', async () => {
  const entries = [
    entry('/good', 'yes'),
    entry('/bad', 'no'),
    entry('/bad', 'no'),
    entry('/mixed', 'no'),
    entry('/mixed', 'yes'),
    entry('/bad', 'feedback'),
  ];
  expect((await statsOf(streamOf(entries))).pages).toEqual([
    { page: '/bad', yes: 0, no: 2, feedback: 1, unhelpful: 100 },
    { page: '/mixed', yes: 1, no: 1, feedback: 0, unhelpful: 50 },
    { page: '/good', yes: 1, no: 0, feedback: 0, unhelpful: 0 },
  ]);
});

test('the trend counts weeks from Monday', async () => {
  const { weeks } = await statsOf(
    streamOf([entry('/a', 'no', 9), entry('/a', 'yes', 8), entry('/a', 'yes', 2)]),
  );
  expect(weeks.map(({ week, yes, no }) => [week, yes, no])).toEqual([
    ['2026-03-02', 2, 0],
    ['2026-03-09', 0, 1],
  ]);
});

const formatted = async (comment: string, format: Format): Promise<string> =>
  formatRows(await rowsOf(streamOf([entry('/a', 'no', 2, comment)])), format);

test('control characters in comments are replaced', async () => {
  const table = await formatted('a\u001b[31mred\u0007\u202Eb\r\nc', 'table');
  expect(table).toContain(' a\uFFFD[31mred\uFFFD\uFFFDb c ');
});

test.each(['=1+1', '+1', '-1', '@x', '=HYPERLINK("https://x","y")'])(
  '%s is escaped for spreadsheets',
  async (comment) => {
    expect(await formatted(comment, 'csv')).toContain(`'${comment.replaceAll('"', '""')}`);
  },
);

test('searches without results are printed like feedback', () => {
  const rows = [
    { query: 'kafka', count: 12, lastDay: '2026-03-01' },
    { query: '=1+1\u001b[2J', count: 1, lastDay: '2026-02-01' },
  ].map(searchRowOf);
  expect(
    formatRows(rows, 'table')
      .split('\n')
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['query', 'count', 'last'],
    ['kafka', '12', '2026-03-01'],
    ['=1+1\uFFFD[2J', '1', '2026-02-01'],
  ]);
  expect(formatRows(rows, 'csv')).toContain("query,count,last\nkafka,12,2026-03-01\n'=1+1");
  expect(JSON.parse(formatRows(rows, 'json'))[0]).toEqual(rows[0]);
  expect(formatRows([], 'table', 'Nothing.')).toBe('Nothing.');
});

describe('the arguments', () => {
  const now = new Date('2026-03-31T00:00:00Z');
  it('are parsed', () => {
    expect(
      readOptions(['stats', '--since', '30d', '--page', '/apis', '--format', 'json'], now, '/docs'),
    ).toEqual({
      command: 'stats',
      since: new Date('2026-03-01T00:00:00Z'),
      page: '/apis',
      format: 'json',
    });
    expect(readOptions(['searches', '--since', '2026-01-31'], now, '/docs')).toEqual({
      command: 'searches',
      since: new Date('2026-01-31'),
      format: 'table',
    });
    expect(readOptions(['export'], now, '/docs')).toEqual({ command: 'export', format: 'csv' });
    expect(readOptions(['list', '--since', '2026-01-31'], now, '/docs').since).toEqual(
      new Date('2026-01-31'),
    );
  });
  it.each(['/apis', '/docs/apis', 'apis', '/docs/apis/', 'https://nitric.io/docs/apis'])(
    'normalize %s to the page /apis',
    (page) => {
      expect(readOptions(['list', '--page', page], now, '/docs').page).toBe('/apis');
    },
  );
  it.each([
    [[], /Invalid command ""\. Accepted: list, stats, export, searches/],
    [['show'], /Invalid command "show"/],
    [['list', '--since', 'soon'], /Invalid --since "soon"\. Accepted: hours, days, or weeks/],
    [['list', '--format', 'xml'], /Invalid --format "xml"\. Accepted: table, json, csv/],
    [['list', '--pages', '/apis'], /--pages/],
    [['searches', '--page', '/apis'], /"searches" has no --page.* Accepted: --since, --format/],
    [['list', '/apis'], /Unexpected argument "\/apis"/],
  ])('are rejected with the accepted values: %j', (args, message) => {
    expect(() => readOptions(args, now, '/docs')).toThrow(message);
  });
});
