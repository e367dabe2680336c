import * as z from 'zod';
import type { CommandResult } from '../sdk-toolchains/run-command';
import type { ApiSymbol } from './contracts';

const symbolsSchema = z.array(
  z.object({
    name: z.string(),
    kind: z.enum(['function', 'method', 'class']),
    overloads: z.array(
      z.array(
        z.object({
          name: z.string(),
          type: z.string(),
          required: z.boolean(),
          rest: z.boolean().optional(),
        }),
      ),
    ),
  }),
);

/**
 * Parses the output of a program in `sdk-syntax/`.
 * @param release name of the SDK release, for the error message
 * @throws if the program failed or its output is invalid
 */
export function readSymbols(
  release: string,
  { status, stdout, stderr }: CommandResult,
): ApiSymbol[] {
  if (status !== 0) {
    throw new Error(`Failed to read the public interface of ${release}: ${stderr.trim()}`);
  }
  return symbolsSchema.parse(JSON.parse(stdout)).map(({ overloads, ...symbol }) => ({
    ...symbol,
    overloads: overloads.map((parameters) =>
      parameters.map(({ rest, ...parameter }) => ({ ...parameter, ...(rest ? { rest } : {}) })),
    ),
  }));
}
