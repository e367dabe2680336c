import * as z from 'zod';
import { codeLanguages, type CodeLanguage } from './languages';

/** The report of `check:samples --report`, relative to the working directory. The build reads it. */
export const SAMPLE_REPORT_FILE = '.cache/samples/report.json';

/** Results of a sample check, from strictest to weakest. */
export const sampleOutcomes = [
  ...(['types', 'project', 'schema'] as const),
  ...(['syntax', 'unchecked', 'skipped'] as const),
] as const;

/**
 * - `types`: compiled against the published SDK, or compared with its signatures.
 * - `project`: an excerpt of a file in `examples`, which is compiled and tested with its project, or the output of a command that is executed.
 * - `schema`: parsed, and all keys or commands exist in the release.
 * - `syntax`: parsed with the grammar of the language.
 * - `unchecked`: no tool for the language.
 * - `skipped`: `nocheck="reason"`.
 */
export type SampleOutcome = (typeof sampleOutcomes)[number];

export const languageIds = codeLanguages.map(({ id }) => id) as [CodeLanguage, ...CodeLanguage[]];

const countsSchema = z.object({
  language: z.enum(languageIds),
  /** The package that the samples were checked against, such as `@nitric/sdk 1.4.2`. */
  against: z.string().optional(),
  outcome: z.enum(sampleOutcomes),
  count: z.number().int().positive(),
});

/** Number of samples of one language with the same result. */
export type SampleCounts = z.infer<typeof countsSchema>;

const pageSchema = z.object({
  /** SHA-256 of the page's source, to detect changes since the check. */
  hash: z.string(),
  counts: z.array(countsSchema),
});

export type PageSamples = z.infer<typeof pageSchema>;

export const sampleReportSchema = z.object({
  /** Results by the path of the page's source, relative to the working directory. Pages with failed samples are absent. */
  pages: z.record(z.string(), pageSchema),
  totals: z.array(countsSchema),
});

export type SampleReport = z.infer<typeof sampleReportSchema>;
