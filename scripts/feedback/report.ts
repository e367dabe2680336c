import { stringify } from 'csv-stringify/sync';
import type { FeedbackAnswer } from '../../src/contracts/feedback';
import type { FeedbackEntry } from '../../server/services/feedback-store';

export const FORMATS = ['table', 'json', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

export type Row = Record<string, string | number>;

const DAY_MS = 86_400_000;
/** Longest text in a column of a table, in characters. */
const WIDEST_COLUMN = 80;

export interface PageStats extends Row {
  page: string;
  yes: number;
  no: number;
  feedback: number;
  /** Share of 'no' among yes and no, in percent. */
  unhelpful: number;
}

const countOf = (entries: readonly FeedbackEntry[], answer: FeedbackAnswer): number =>
  entries.filter((entry) => entry.answer === answer).length;

function groupBy(entries: readonly FeedbackEntry[], key: (entry: FeedbackEntry) => string) {
  const groups = new Map<string, FeedbackEntry[]>();
  for (const entry of entries) {
    groups.set(key(entry), [...(groups.get(key(entry)) ?? []), entry]);
  }
  return [...groups];
}

const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);

/** The pages that help least first: by the number of readers they did not help, then by their share. */
export function statsByPage(entries: readonly FeedbackEntry[]): PageStats[] {
  return groupBy(entries, ({ page }) => page)
    .map(([page, group]) => {
      const [yes, no] = [countOf(group, 'yes'), countOf(group, 'no')];
      return {
        page,
        yes,
        no,
        feedback: countOf(group, 'feedback'),
        unhelpful: share(no, yes + no),
      };
    })
    .sort((a, b) => b.no - a.no || b.unhelpful - a.unhelpful || a.page.localeCompare(b.page));
}

/** Monday of an entry's week, in UTC, as 2026-03-02. */
function weekOf({ receivedAt }: FeedbackEntry): string {
  const daysSinceMonday = (receivedAt.getUTCDay() + 6) % 7;
  return new Date(receivedAt.getTime() - daysSinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** How answers went week by week, oldest first. */
export function trend(entries: readonly FeedbackEntry[]): Row[] {
  return groupBy(entries, weekOf)
    .map(([week, group]) => {
      const [yes, no] = [countOf(group, 'yes'), countOf(group, 'no')];
      return {
        week,
        yes,
        no,
        feedback: countOf(group, 'feedback'),
        unhelpful: share(no, yes + no),
      };
    })
    .sort((a, b) => a.week.localeCompare(b.week));
}

export const rowOf = ({ page, answer, comment, ua, receivedAt }: FeedbackEntry): Row => ({
  received: receivedAt.toISOString(),
  page,
  answer,
  comment,
  ua,
});

/** A reader's text must not move the cursor, change colours or reverse the line of a terminal. */
export const terminalSafe = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '\uFFFD');

const cut = (text: string): string =>
  text.length > WIDEST_COLUMN ? `${text.slice(0, WIDEST_COLUMN - 1)}…` : text;

function table(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) {
    return 'No feedback.';
  }
  const columns = Object.keys(first);
  const lines = [
    columns,
    ...rows.map((row) => columns.map((column) => cut(terminalSafe(String(row[column] ?? ''))))),
  ];
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Rows as text. In CSV a cell that a spreadsheet would take for a formula starts with an apostrophe. */
export function formatRows(rows: readonly Row[], format: Format): string {
  switch (format) {
    case 'table':
      return table(rows);
    case 'json':
      return JSON.stringify(rows, null, 2);
    case 'csv':
      return stringify([...rows], { header: true, escape_formulas: true }).trimEnd();
  }
}
