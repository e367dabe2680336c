import * as z from 'zod';
import { codeLanguages, type CodeLanguage } from './languages';

/** The report of `check:samples --report` and `check:run`, relative to the working directory. The build reads it. */
export const REPORT_FILE = '.cache/samples/report.json';

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

const language = z.enum(codeLanguages.map(({ id }) => id) as [CodeLanguage, ...CodeLanguage[]]);

const sampleCountsSchema = z.object({
  language,
  /** The package that the samples were checked against, such as `@nitric/sdk 1.4.2`. */
  against: z.string().optional(),
  outcome: z.enum(sampleOutcomes),
  count: z.number().int().positive(),
});

export type SampleCounts = z.infer<typeof sampleCountsSchema>;

const runCountsSchema = z.object({
  language,
  /** The SDK that the programs use, such as `@nitric/sdk 1.4.2`. */
  against: z.string(),
  /** Programs whose declarations Nitric accepts. */
  declared: z.number().int(),
  /** Those that also ran through a scenario. */
  ran: z.number().int(),
  /** The last day on which one of them ran. Absent if none did. */
  day: z.string().optional(),
});

export type RunCounts = z.infer<typeof runCountsSchema>;

/** SHA-256 of the page's source, to detect changes since the check. */
const hash = z.string();

export const reportSchema = z.strictObject({
  /** Results by the path of the page's source, relative to the working directory. Pages with failed samples are absent. */
  samples: z
    .object({
      pages: z.record(z.string(), z.object({ hash, counts: z.array(sampleCountsSchema) })),
    })
    .optional(),
  runs: z
    .object({
      /** Release of the Nitric CLI whose runtime started the programs. */
      nitric: z.string(),
      pages: z.record(
        z.string(),
        z.object({
          hash,
          counts: z.array(runCountsSchema),
          /** The SDK that the project of a guide ran with, such as `@nitric/sdk 1.4.2`. */
          ranWith: z.string().optional(),
          day: z.string().optional(),
        }),
      ),
    })
    .optional(),
});

export type Report = z.infer<typeof reportSchema>;
