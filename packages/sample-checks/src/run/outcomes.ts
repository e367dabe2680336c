import * as z from 'zod';
import type { Diagnostic } from '../samples/contracts';
import type { Program } from './programs';

/** The outcomes of `nitric-collect` and `nitric-run`, as documented in packages/sample-checks/runtime/README.md. */
export const outcomeSchema = z.enum([
  ...(['accepted', 'passed', 'error', 'rejected', 'failed'] as const),
  ...(['missing-import', 'crash', 'exit', 'timeout', 'skipped'] as const),
]);

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The first line of a program that an error output refers to, such as a line of a stack trace. */
function lineIn(program: Program, output: string): number | undefined {
  const pattern = new RegExp(`${escapeRegExp(program.file)}(?::|", line )(\\d+)`);
  const line = pattern.exec(output)?.[1];
  return line === undefined ? undefined : Number(line);
}

/** A diagnostic at the line that the output refers to, or at the start of the program. */
export const diagnosticOf = (
  program: Program,
  { code, message, output = '' }: { code: string; message: string; output?: string },
): Diagnostic => ({ line: lineIn(program, output) ?? 1, column: 1, code, message });
