import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { RUN_REPORT_FILE, runReportSchema } from '@nitric-docs/sample-checks';
import { SAMPLE_REPORT_FILE, sampleReportSchema } from '@nitric-docs/sample-checks';
import { readContentPages } from '../../lib/content-inventory';

/** A report of a check, which the build reads. */
interface ReportFile<Schema extends z.ZodType> {
  file: string;
  /** The command that writes the file. */
  command: string;
  schema: Schema;
}

export const sampleReport = {
  file: SAMPLE_REPORT_FILE,
  command: 'npm run check:samples -- --report',
  schema: sampleReportSchema,
} as const satisfies ReportFile<typeof sampleReportSchema>;

export const runReport = {
  file: RUN_REPORT_FILE,
  command: 'npm run check:run -- --report',
  schema: runReportSchema,
} as const satisfies ReportFile<typeof runReportSchema>;

/** Parsed reports by their text, because a build reads them for hundreds of pages. */
const parsedReports = new Map<string, unknown>();

function parseReport<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  const parsed = parsedReports.get(text) ?? schema.parse(JSON.parse(text));
  parsedReports.set(text, parsed);
  return parsed as z.output<Schema>;
}

/**
 * @returns undefined if the check hasn't run
 * @throws an error that says how to recreate the file if it is invalid
 */
export function readReport<Schema extends z.ZodType>(
  siteDir: string,
  { file, command, schema }: ReportFile<Schema>,
): z.output<Schema> | undefined {
  const absolute = path.join(siteDir, file);
  if (!fs.existsSync(absolute)) {
    return undefined;
  }
  try {
    return parseReport(schema, fs.readFileSync(absolute, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is invalid. Run "${command}" to recreate it.`, { cause: error });
  }
}

export const sourceHash = (source: string): string =>
  createHash('sha256').update(source).digest('hex');

/** A report with an entry for each page, by the path of its source. */
interface PageReport<Page extends { hash: string }> {
  pages: Readonly<Record<string, Page>>;
}

/**
 * The result for one page.
 * @returns undefined if the page wasn't checked, failed, or has changed since
 */
export function pageIn<Page extends { hash: string }>(
  report: PageReport<Page> | undefined,
  siteDir: string,
  file: string,
): Page | undefined {
  const page = report?.pages[file];
  const isCurrent =
    page !== undefined &&
    sourceHash(fs.readFileSync(path.join(siteDir, file), 'utf8')) === page.hash;
  return isCurrent ? page : undefined;
}

/** Whether the report has a current result for every page of the site. */
export const isWhole = (
  report: PageReport<{ hash: string }> | undefined,
  siteDir: string,
): boolean =>
  [...readContentPages(siteDir).values()].every(
    ({ file }) => pageIn(report, siteDir, file) !== undefined,
  );
