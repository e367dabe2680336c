import { stringify } from 'csv-stringify/sync';
import type { FeedbackAnswer } from '../contracts/feedback';
import type { FeedbackEntry, MissedSearch } from '../services/feedback-store';

export const FORMATS = ['table', 'json', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

type Row = Record<string, string | number>;

const DAY_MS = 86_400_000;
/** Maximum width of a table column, in characters. */
const MAX_COLUMN_WIDTH = 80;

type Answers = Record<FeedbackAnswer, number>;

interface AnswerCounts extends Row, Answers {
  /** Percentage of 'no' among the yes and no answers. */
  unhelpful: number;
}

const countsOf = ({ yes, no, feedback }: Answers): AnswerCounts => ({
  yes,
  no,
  feedback,
  unhelpful: yes + no === 0 ? 0 : Math.round((100 * no) / (yes + no)),
});

/** The Monday of the week in UTC, such as 2026-03-02. */
function weekOf({ receivedAt }: FeedbackEntry): string {
  const daysSinceMonday = (receivedAt.getUTCDay() + 6) % 7;
  return new Date(receivedAt.getTime() - daysSinceMonday * DAY_MS).toISOString().slice(0, 10);
}

function count(groups: Map<string, Answers>, key: string, answer: FeedbackAnswer): void {
  const answers = groups.get(key) ?? { yes: 0, no: 0, feedback: 0 };
  answers[answer] += 1;
  groups.set(key, answers);
}

/**
 * Counts a stream of entries by page, least helpful first, and by week, oldest first. Memory usage depends on the number of pages and
 * weeks only.
 */
export async function statsOf(entries: AsyncIterable<FeedbackEntry>) {
  const [byPage, byWeek] = [new Map<string, Answers>(), new Map<string, Answers>()];
  for await (const entry of entries) {
    count(byPage, entry.page, entry.answer);
    count(byWeek, weekOf(entry), entry.answer);
  }
  return {
    pages: [...byPage]
      .map(([page, answers]) => ({ page, ...countsOf(answers) }))
      .sort((a, b) => b.no - a.no || b.unhelpful - a.unhelpful || a.page.localeCompare(b.page)),
    weeks: [...byWeek]
      .map(([week, answers]) => ({ week, ...countsOf(answers) }))
      .sort((a, b) => a.week.localeCompare(b.week)),
  };
}

const rowOf = ({ page, answer, comment, ua, receivedAt }: FeedbackEntry): Row => ({
  received: receivedAt.toISOString(),
  page,
  answer,
  comment,
  ua,
});

/** The first rows, as many as `limit` says. */
export async function rowsOf(
  entries: AsyncIterable<FeedbackEntry>,
  limit = Infinity,
): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const entry of entries) {
    rows.push(rowOf(entry));
    if (rows.length === limit) {
      break;
    }
  }
  return rows;
}

export const searchRowOf = ({ query, count, lastDay }: MissedSearch): Row => ({
  query,
  count,
  last: lastDay,
});

/** Replaces control and bidirectional formatting characters, which could manipulate a terminal. */
const terminalSafe = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '\uFFFD');

const cut = (text: string): string =>
  text.length > MAX_COLUMN_WIDTH ? `${text.slice(0, MAX_COLUMN_WIDTH - 1)}…` : text;

/** Aligns the columns of rows that have the same length. */
function aligned(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  const pad = (cell: string, column: number): string => cell.padEnd(widths[column] ?? 0);
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}

function table(rows: readonly Row[], textIfEmpty: string): string {
  const [first] = rows;
  if (!first) {
    return textIfEmpty;
  }
  const cells = rows.map((row) =>
    Object.values(row).map((value) => cut(terminalSafe(String(value)))),
  );
  return aligned([Object.keys(first), ...cells]);
}

/** @param textIfEmpty is printed instead of a table without rows */
export function formatRows(
  rows: readonly Row[],
  format: Format,
  textIfEmpty = 'No feedback.',
): string {
  switch (format) {
    case 'table':
      return table(rows, textIfEmpty);
    case 'json':
      return JSON.stringify(rows, null, 2);
    case 'csv':
      // Cells that look like a formula are escaped with an apostrophe.
      return stringify([...rows], { header: true, escape_formulas: true }).trimEnd();
  }
}
