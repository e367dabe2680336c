import * as z from 'zod';
import { languageIds } from './sample-report';

/** The report of `check:run`, relative to the working directory. The build reads it. */
export const RUN_REPORT_FILE = '.cache/samples/run-report.json';

const countsSchema = z.object({
  language: z.enum(languageIds),
  /** The SDK that the programs use, such as `@nitric/sdk 1.2.2`. */
  against: z.string(),
  /** Programs whose declarations Nitric accepts. */
  declared: z.number().int(),
  /** Those that also ran through a scenario. */
  ran: z.number().int(),
  /** The last day on which one of them ran. Absent if none did. */
  day: z.string().optional(),
});

/** The number of programs in one language. */
export type RunCounts = z.infer<typeof countsSchema>;

const pageSchema = z.object({
  /** SHA-256 of the page's source, to detect changes since the check. */
  hash: z.string(),
  counts: z.array(countsSchema),
  /** The SDK that the project of a guide ran with, such as `@nitric/sdk 1.2.2`. */
  ranWith: z.string().optional(),
  /** The day on which that project ran. */
  day: z.string().optional(),
});

export const runReportSchema = z.object({
  /** Release of the Nitric CLI whose runtime started the programs. */
  nitric: z.string(),
  /** Results by the path of the page's source, relative to the working directory. Pages with failed programs are absent. */
  pages: z.record(z.string(), pageSchema),
  totals: z.array(countsSchema),
});

export type RunReport = z.infer<typeof runReportSchema>;
