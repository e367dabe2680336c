import * as z from 'zod';
import { codeLanguages, type CodeLanguage } from './code-language';

/** Where `check:samples --report` leaves its result and the build looks for it, below the root of the repository. */
export const SAMPLE_REPORT_FILE = '.cache/samples/report.json';

/** How far a sample was proven, from most to least; a skipped one gives a reason on its fence. */
export const sampleOutcomes = ['types', 'schema', 'syntax', 'unchecked', 'skipped'] as const;

/**
 * - `types`: compiled against the published SDK.
 * - `schema`: parsed, and every key or command known to the release that it is for.
 * - `syntax`: parsed with the language's grammar.
 * - `unchecked`: no tool for the language.
 * - `skipped`: `nocheck="reason"`.
 */
export type SampleOutcome = (typeof sampleOutcomes)[number];

const languageIds = codeLanguages.map(({ id }) => id) as [CodeLanguage, ...CodeLanguage[]];

const countsSchema = z.object({
  language: z.enum(languageIds),
  /** What the samples were checked against, such as `@nitric/sdk 1.2.2`; absent when against no package. */
  against: z.string().optional(),
  outcome: z.enum(sampleOutcomes),
  count: z.number().int().positive(),
});

/** How many samples of one language ended in one way. */
export type SampleCounts = z.infer<typeof countsSchema>;

const pageSchema = z.object({
  /** SHA-256 of the page's source: a page that changed since makes no claim. */
  hash: z.string(),
  counts: z.array(countsSchema),
});

export type PageSamples = z.infer<typeof pageSchema>;

export const sampleReportSchema = z.object({
  /** By the path of the page's source from the root of the repository. Pages with a failed sample are absent. */
  pages: z.record(z.string(), pageSchema),
  totals: z.array(countsSchema),
});

export type SampleReport = z.infer<typeof sampleReportSchema>;
