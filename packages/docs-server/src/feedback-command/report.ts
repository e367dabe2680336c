import { stringify } from 'csv-stringify/sync';
import { dayOf, type FeedbackEntry } from '../services/feedback-store';

type Row = Record<string, string | number>;

/** Counts the answers by page, least helpful first. `unhelpful` is the percentage of 'no' among the yes and no answers. */
export function statsOf(entries: readonly FeedbackEntry[]): Row[] {
  const pages = new Map<string, Record<FeedbackEntry['answer'], number>>();
  for (const { page, answer } of entries) {
    const answers = pages.get(page) ?? { yes: 0, no: 0, feedback: 0 };
    answers[answer] += 1;
    pages.set(page, answers);
  }
  return [...pages]
    .map(([page, { yes, no, feedback }]) => {
      const unhelpful = Math.round((100 * no) / (yes + no || 1));
      return { page, yes, no, feedback, unhelpful };
    })
    .sort((a, b) => b.no - a.no || b.unhelpful - a.unhelpful || a.page.localeCompare(b.page));
}

/** Counts the entries on samples, most of them first. */
export function samplesOf(entries: readonly FeedbackEntry[]): Row[] {
  const samples = new Map<string, Row & { entries: number }>();
  for (const { page, sample, receivedAt } of entries) {
    if (sample) {
      const { id, title, language, version } = sample;
      const key = JSON.stringify([page, id, language, version]);
      // The newest entry comes first.
      const newest = { page, sample: title, language, version, id, last: dayOf(receivedAt) };
      const { entries: count, ...row } = samples.get(key) ?? { entries: 0, ...newest };
      samples.set(key, { entries: count + 1, ...row });
    }
  }
  return [...samples.values()].sort((a, b) => b.entries - a.entries);
}

export const rowsOf = (entries: readonly FeedbackEntry[]): Row[] =>
  entries.map(({ receivedAt, page, answer, comment, ua, sample }) => {
    const { title = '', language = '', version = '' } = sample ?? {};
    const received = receivedAt.toISOString();
    return { received, page, answer, comment, ua, sample: title, language, version };
  });

/** Replaces control and bidirectional formatting characters, which could manipulate a terminal. */
const terminalSafe = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '\uFFFD');

export function printTable(rows: readonly Row[]): void {
  const safe = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, terminalSafe(String(value))]),
    ),
  );
  console.table(safe);
}

/** Cells that look like a formula are escaped with an apostrophe. */
export const csvOf = (rows: Row[]): string =>
  stringify(rows, { header: true, escape_formulas: true }).trimEnd();
