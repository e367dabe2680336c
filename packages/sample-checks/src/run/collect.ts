import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import type { Diagnostic } from '../samples/contracts';
import { diagnosticOf, outcomeSchema } from './outcomes';
import type { Program } from './programs';
import { toolPath } from './tools';

/** A line of output of `nitric-collect -stdin`. */
const collectedSchema = z.object({
  id: z.string(),
  outcome: outcomeSchema,
  message: z.string().optional(),
  rejections: z.array(z.string()).optional(),
  stderr: z.string().optional(),
});

/** Batch services are listed separately in `nitric.yaml`. Their files are in `batches/`, as in the starters of the CLI. */
const isBatch = ({ sample }: Program): boolean => sample.title?.startsWith('batches/') ?? false;

function diagnosticsOf(program: Program, line: string): Diagnostic[] {
  const {
    outcome,
    message = outcome,
    rejections = [],
    stderr = '',
  } = collectedSchema.parse(JSON.parse(line));
  if (outcome === 'accepted') {
    return [];
  }
  const messages = rejections.length > 0 ? rejections : [message];
  return messages.map((text) =>
    diagnosticOf(program, { code: outcome, message: text, output: stderr }),
  );
}

/**
 * Starts programs the way `nitric up` does to find out what they declare.
 * @returns for each program, in order, what Nitric rejects and how the program fails
 */
export async function collect(programs: readonly Program[]): Promise<Diagnostic[][]> {
  const results = new Map<string, Diagnostic[]>();
  const child = spawn(toolPath('nitric-collect'), ['-stdin'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  for (const [index, program] of programs.entries()) {
    const { file, command, folder, env } = program;
    const line = { id: String(index), file, command, dir: folder, env, batch: isBatch(program) };
    child.stdin.write(`${JSON.stringify(line)}\n`);
  }
  child.stdin.end();
  for await (const line of createInterface({ input: child.stdout })) {
    const { id } = collectedSchema.parse(JSON.parse(line));
    const program = programs[Number(id)];
    if (program) {
      results.set(id, diagnosticsOf(program, line));
    }
  }
  await exited;
  if (results.size < programs.length) {
    throw new Error(`nitric-collect stopped after ${results.size} of ${programs.length} programs.`);
  }
  return programs.map((_, index) => results.get(String(index)) ?? []);
}
