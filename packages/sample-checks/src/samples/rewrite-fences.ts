import fs from 'node:fs';
import path from 'node:path';

export interface FenceText {
  page: string;
  /** Line of the opening backticks, one-based. */
  line: number;
  text: string;
}

export type Correction = FenceText | { page: string; line?: undefined; text: string };

const isFenceText = (correction: Correction): correction is FenceText =>
  correction.line !== undefined;

/** Replaces the text of the fence that starts in a line, with the indentation of the fence. */
function rewrite(lines: readonly string[], { line, text }: FenceText): string[] {
  const [, indent = '', ticks = ''] = /^( *)(`{3,}|~{3,})/.exec(lines[line - 1] ?? '') ?? [];
  const end = lines.findIndex((each, index) => index >= line && each.trim() === ticks);
  if (ticks === '' || end === -1) {
    throw new Error(`line ${line} doesn't open a fence.`);
  }
  const body = text.split('\n').map((each) => (each === '' ? '' : indent + each));
  return [...lines.slice(0, line), ...body, ...lines.slice(end)];
}

export const rewriteFences = (source: string, texts: readonly FenceText[]): string =>
  [...texts]
    // From the end, so that the lines before a fence don't move.
    .sort((a, b) => b.line - a.line)
    .reduce(rewrite, source.split('\n'))
    .join('\n');

/** @returns the number of texts */
export function updatePages(corrections: readonly Correction[]): number {
  const texts = corrections.filter(isFenceText);
  for (const page of new Set(texts.map((text) => text.page))) {
    const own = texts.filter((text) => text.page === page);
    fs.writeFileSync(page, rewriteFences(fs.readFileSync(page, 'utf8'), own));
  }
  for (const { page, text } of corrections.filter((one) => !isFenceText(one))) {
    fs.mkdirSync(path.dirname(page), { recursive: true });
    fs.writeFileSync(page, text);
  }
  return corrections.length;
}
