import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { REPORT_FILE, reportSchema, type Report } from '@nitric-docs/sample-checks';

/** Parsed reports by their text, because a build reads them for hundreds of pages. */
const parsedReports = new Map<string, Report>();

function parseReport(text: string): Report {
  const parsed = parsedReports.get(text) ?? reportSchema.parse(JSON.parse(text));
  parsedReports.set(text, parsed);
  return parsed;
}

/** The results of the checks. Those of a check that hasn't run are undefined. */
export function readReport(siteDir: string): Report {
  const file = path.join(siteDir, REPORT_FILE);
  if (!fs.existsSync(file)) {
    return {};
  }
  try {
    return parseReport(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${REPORT_FILE} is invalid. Run "npm run check:samples -- --report" to recreate it.`,
      { cause: error },
    );
  }
}

export const sourceHash = (source: string): string =>
  createHash('sha256').update(source).digest('hex');

/**
 * The result for one page, by the path of its source.
 * @returns undefined if the page wasn't checked, failed, or has changed since
 */
export function pageIn<Page extends { hash: string }>(
  report: { pages: Readonly<Record<string, Page>> } | undefined,
  siteDir: string,
  file: string,
): Page | undefined {
  const page = report?.pages[file];
  const isCurrent =
    page !== undefined &&
    sourceHash(fs.readFileSync(path.join(siteDir, file), 'utf8')) === page.hash;
  return isCurrent ? page : undefined;
}
