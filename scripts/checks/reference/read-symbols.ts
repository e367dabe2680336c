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
 * The public interface that a program of `sdk-syntax/` printed.
 * @param release the SDK, for the error
 * @throws when the program failed
 */
export function readSymbols(
  release: string,
  { status, stdout, stderr }: CommandResult,
): ApiSymbol[] {
  if (status !== 0) {
    throw new Error(`the public interface of ${release} can't be read: ${stderr.trim()}`);
  }
  return symbolsSchema.parse(JSON.parse(stdout)).map(({ overloads, ...symbol }) => ({
    ...symbol,
    overloads: overloads.map((parameters) =>
      parameters.map(({ rest, ...parameter }) => ({ ...parameter, ...(rest ? { rest } : {}) })),
    ),
  }));
}
