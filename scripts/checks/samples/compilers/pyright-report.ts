import * as z from 'zod';
import type { Finding, Sample } from '../contracts';

const reportSchema = z.object({
  generalDiagnostics: z.array(
    z.object({
      file: z.string(),
      severity: z.enum(['error', 'warning', 'information']),
      message: z.string(),
      rule: z.string().optional(),
      /** Absent when the whole file is meant. Counted from 0. */
      range: z.object({ start: z.object({ line: z.number(), character: z.number() }) }).optional(),
    }),
  ),
});

/** Pyright indents the parts of a message with spaces that don't break. */
const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/**
 * The errors that Pyright found, from what `--outputjson` prints.
 * @throws when it printed something else: it didn't check anything then
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
