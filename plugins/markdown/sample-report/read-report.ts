import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  SAMPLE_REPORT_FILE,
  sampleReportSchema,
  type PageSamples,
  type SampleReport,
} from '../../../src/contracts/sample-report';
import { readContentPages } from '../../lib/content-inventory';

/** The last report and its text, because a build reads it for hundreds of pages. */
let last: { text: string; report: SampleReport } | undefined;

function parseReport(text: string): SampleReport {
  if (last?.text !== text) {
    last = { text, report: sampleReportSchema.parse(JSON.parse(text)) };
  }
  return last.report;
}

/**
 * The result of `npm run check:samples -- --report`.
 * @returns undefined if the check hasn't run
 * @throws an error that says how to recreate the file if it is invalid
 */
export function readSampleReport(siteDir: string): SampleReport | undefined {
  const file = path.join(siteDir, SAMPLE_REPORT_FILE);
  if (!fs.existsSync(file)) {
    return undefined;
  }
  try {
    return parseReport(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${SAMPLE_REPORT_FILE} is invalid. Run "npm run check:samples -- --report" to recreate it.`,
      { cause: error },
    );
  }
}

export const sourceHash = (source: string): string =>
  createHash('sha256').update(source).digest('hex');

function isCurrent(siteDir: string, file: string, { hash }: PageSamples): boolean {
  return sourceHash(fs.readFileSync(path.join(siteDir, file), 'utf8')) === hash;
}

/**
 * The result for one page.
 * @returns undefined if the page wasn't checked, failed, or has changed since
 */
export function samplesOfPage(siteDir: string, file: string): PageSamples | undefined {
  const samples = readSampleReport(siteDir)?.pages[file];
  return samples && isCurrent(siteDir, file, samples) ? samples : undefined;
}

/** The counts of the whole site. Undefined if a page has changed since the check, or wasn't checked. */
export function currentTotals(siteDir: string): SampleReport['totals'] | undefined {
  const report = readSampleReport(siteDir);
  const isWhole = [...readContentPages(siteDir).values()].every(({ file }) => {
    const samples = report?.pages[file];
    return samples !== undefined && isCurrent(siteDir, file, samples);
  });
  return isWhole ? report?.totals : undefined;
}
