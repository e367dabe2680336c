import * as z from 'zod';
import type { Finding, Sample } from '../contracts';

const reportSchema = z.object({
  generalDiagnostics: z.array(
    z.object({
      file: z.string(),
      severity: z.enum(['error', 'warning', 'information']),
      message: z.string(),
      rule: z.string().optional(),
      /** Zero-based. Absent if the diagnostic applies to the whole file. */
      range: z.object({ start: z.object({ line: z.number(), character: z.number() }) }).optional(),
    }),
  ),
});

/** Replaces the non-breaking spaces that Pyright indents messages with. */
const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/**
 * Parses the output of `pyright --outputjson`.
 * @throws if the output isn't a report, for example because Pyright crashed
 */
export function readPyrightReport(output: string, samples: ReadonlyMap<string, Sample>): Finding[] {
  const { generalDiagnostics } = reportSchema.parse(JSON.parse(output));
  return generalDiagnostics.flatMap(({ file, severity, message, rule, range }) => {
    const sample = samples.get(file);
    return sample && severity === 'error'
      ? [
          {
            key: sample.key,
            line: (range?.start.line ?? 0) + 1,
            column: (range?.start.character ?? 0) + 1,
            code: rule ?? 'python-syntax',
            message: plainSpaces(message),
          },
        ]
      : [];
  });
}
