import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from './config';
import { REPORT_FILE, reportSchema, type Report } from './report';

/** The part of the other check. Empty if it hasn't run, or wrote something else. */
function readReport(): Report {
  try {
    return reportSchema.parse(JSON.parse(fs.readFileSync(REPORT_FILE, 'utf8')));
  } catch {
    return {};
  }
}

export function updateReport(part: Report): void {
  const text = JSON.stringify({ ...readReport(), ...part }, null, 2);
  fs.mkdirSync(path.dirname(REPORT_FILE), { recursive: true });
  fs.writeFileSync(REPORT_FILE, `${text}\n`);
}

/** The results of pages without problems, with a hash so that the site notices changes since the check. */
export const pageResults = <Result extends object>(
  pages: readonly Page[],
  wrong: ReadonlySet<string>,
  resultOf: (file: string) => Result,
): Record<string, Result & { hash: string }> =>
  Object.fromEntries(
    pages
      .filter(({ file }) => !wrong.has(file))
      .map(({ file, source }) => [
        file,
        { hash: createHash('sha256').update(source).digest('hex'), ...resultOf(file) },
      ]),
  );
