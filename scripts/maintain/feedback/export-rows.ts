import type { FeedbackEntry } from '../../../server/services/feedback-store';
import { formatRows, rowOf, type Format, type Row } from './report';

/** Number of rows that are formatted together. */
const CHUNK = 500;

async function* chunksOf(entries: AsyncIterable<FeedbackEntry>): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  for await (const entry of entries) {
    rows.push(rowOf(entry));
    if (rows.length === CHUNK) {
      yield rows;
      rows = [];
    }
  }
  if (rows.length > 0) {
    yield rows;
  }
}

const withoutFirstLine = (text: string): string => text.slice(text.indexOf('\n') + 1);

async function* textRows(
  entries: AsyncIterable<FeedbackEntry>,
  format: 'table' | 'csv',
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of chunksOf(entries)) {
    const text = formatRows(rows, format);
    yield `${isFirst ? text : withoutFirstLine(text)}\n`;
    isFirst = false;
  }
  if (isFirst) {
    yield `${formatRows([], format)}\n`;
  }
}

async function* jsonRows(entries: AsyncIterable<FeedbackEntry>): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of chunksOf(entries)) {
    for (const row of rows) {
      yield `${before}\n  ${JSON.stringify(row)}`;
      before = ',';
    }
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** Formats all entries as a stream of chunks, because an export can be larger than the memory. */
export function exportRows(
  entries: AsyncIterable<FeedbackEntry>,
  format: Format,
): AsyncGenerator<string> {
  return format === 'json' ? jsonRows(entries) : textRows(entries, format);
}
