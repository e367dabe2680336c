/** @jest-environment node */
import type { FeedbackEntry } from '../../../server/services/feedback-store';
import { readOptions } from './options';
import { exportRows } from './export-rows';
import { formatRows, rowOf, statsOf, terminalSafe, type Format } from './report';

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

test('control characters in comments are replaced', () => {
  expect(terminalSafe('a\u001b[31mred\u0007\u202Eb\r\nc')).toBe('a\uFFFD[31mred\uFFFD\uFFFDb c');
  expect(formatRows([rowOf(entry('/a', 'no', 2, '\u001b]0;x\u0007'))], 'table')).not.toContain(
    '\u001b',
  );
});

test.each(['=1+1', '+1', '-1', '@x', '=HYPERLINK("https://x","y")'])(
  '%s is escaped for spreadsheets',
  (comment) => {
    const csv = formatRows([rowOf(entry('/a', 'no', 2, comment))], 'csv');
    expect(csv).toContain(`'${comment.replaceAll('"', '""')}`);
  },
);

test('JSON is exact', () => {
  const comment = '=1\u001b[31m';
  expect(JSON.parse(formatRows([rowOf(entry('/a', 'no', 2, comment))], 'json'))[0].comment).toBe(
    comment,
  );
});

describe('an export', () => {
  const all = async (count: number, format: Format): Promise<string> => {
    const entries = Array.from({ length: count }, (_, index) =>
      entry('/a', 'no', 2, `words ${index}, and "more"`),
    );
    let text = '';
    for await (const piece of exportRows(streamOf(entries), format)) {
      text += piece;
    }
    return text;
  };
  it.each([0, 1, 499, 500, 501, 1200])('of %d entries is valid JSON', async (count) => {
    const rows: { comment: string }[] = JSON.parse(await all(count, 'json'));
    expect(rows.map(({ comment }) => comment)).toEqual(
      Array.from({ length: count }, (_, index) => `words ${index}, and "more"`),
    );
  });
  it.each(['csv', 'table'] as const)('as %s has one header line', async (format) => {
    const lines = (await all(1200, format)).trimEnd().split('\n');
    expect(lines).toHaveLength(1201);
    expect(lines.filter((line) => line.startsWith('received'))).toHaveLength(1);
  });
  it('without entries prints a message as a table', async () => {
    expect(await all(0, 'table')).toBe('No feedback.\n');
  });
});

describe('the arguments', () => {
  const now = new Date('2026-03-31T00:00:00Z');
  it('are parsed', () => {
    expect(
      readOptions(['stats', '--since', '30d', '--page', '/apis', '--format', 'json'], now),
    ).toEqual({
      command: 'stats',
      since: new Date('2026-03-01T00:00:00Z'),
      page: '/apis',
      format: 'json',
    });
    expect(readOptions(['export'], now)).toEqual({ command: 'export', format: 'csv' });
    expect(readOptions(['list', '--since', '2026-01-31'], now).since).toEqual(
      new Date('2026-01-31'),
    );
  });
  it.each(['/apis', '/docs/apis', 'apis', '/docs/apis/', 'https://nitric.io/docs/apis'])(
    'normalize %s to the page /apis',
    (page) => {
      expect(readOptions(['list', '--page', page], now).page).toBe('/apis');
    },
  );
  it.each([
    [[], /Invalid command ""\. Accepted: list, stats, export/],
    [['show'], /Invalid command "show"/],
    [['list', '--since', 'soon'], /Invalid --since "soon"\. Accepted: hours, days, or weeks/],
    [['list', '--format', 'xml'], /Invalid --format "xml"\. Accepted: table, json, csv/],
    [['list', '--pages', '/apis'], /--pages/],
    [['list', '/apis'], /Unexpected argument "\/apis"/],
  ])('are rejected with the accepted values: %j', (args, message) => {
    expect(() => readOptions(args, now)).toThrow(message);
  });
});
