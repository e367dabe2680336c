import * as z from 'zod';
import type { Diagnostic } from '../samples/contracts';
import { runCommand } from '../toolchains/run-command';
import type { Program } from './programs';
import type { Scenario } from './scenarios';
import { toolPath } from './tools';

/** A line of output of `nitric-collect`. */
const collectedSchema = z.object({
  id: z.string(),
  outcome: z.string(),
  message: z.string().optional(),
  rejections: z.array(z.string()).optional(),
  stderr: z.string().optional(),
});

/** The output of `nitric-run`. */
const resultSchema = z.object({
  /** See runtime/README.md. */
  outcome: z.string(),
  message: z.string().optional(),
  /** Responses of the requests, in order. */
  requests: z
    .array(
      z.object({
        status: z.number(),
        headers: z.record(z.string(), z.array(z.string())).default({}),
        body: z.string(),
      }),
    )
    .default([]),
  /** Messages to the clients of websockets, in order. */
  received: z.array(z.string()).default([]),
  /** What expectations looked at: kind and name of the resource, key, value. */
  content: z
    .record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown())))
    .default({}),
  /** What the commands printed, in order. */
  commands: z.array(z.object({ stdout: z.string() })).default([]),
  log: z.array(z.string()).default([]),
  /** Whether the program had its own network. Without it, only one program can run at a time. */
  isolated: z.boolean(),
});

export type ScenarioResult = z.infer<typeof resultSchema>;

/** What is started. */
export interface Command {
  /** The executable and its arguments. */
  command: readonly string[];
  /** The working directory. */
  folder: string;
  env?: NodeJS.ProcessEnv;
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A diagnostic at the first line of the program that the output refers to, such as a stack trace, or at its start. */
function diagnosticOf({ file }: Program, code: string, message: string, output = ''): Diagnostic {
  const pattern = new RegExp(`${escapeRegExp(file)}(?::|", line )(\\d+)`);
  return { line: Number(pattern.exec(output)?.[1] ?? 1), column: 1, code, message };
}

/** Batch services are listed separately in `nitric.yaml`. Their files are in `batches/`, as in the starters of the CLI. */
const isBatch = ({ sample }: Program): boolean => sample.title?.startsWith('batches/') ?? false;

/**
 * Starts programs the way `nitric up` does to find out what they declare.
 * @returns for each program, in order, what Nitric rejects and how the program fails
 */
export async function collect(programs: readonly Program[]): Promise<Diagnostic[][]> {
  const lines = programs.map((program, index) => {
    const { file, command, folder: dir, env } = program;
    return JSON.stringify({ id: String(index), file, command, dir, env, batch: isBatch(program) });
  });
  const { stdout, stderr } = await runCommand(toolPath('nitric-collect'), [], {
    input: lines.join('\n'),
  });
  const results = stdout
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => collectedSchema.parse(JSON.parse(line)));
  return programs.map((program, index) => {
    const result = results.find(({ id }) => id === String(index));
    if (!result) {
      throw new Error(`nitric-collect stopped before the program ${program.file}: ${stderr}`);
    }
    const { outcome, message = outcome, rejections = [message], stderr: output } = result;
    return outcome === 'accepted'
      ? []
      : rejections.map((text) => diagnosticOf(program, outcome, text, output));
  });
}

/**
 * Runs a program against the local Nitric resources and carries out a scenario.
 * @param limit of time, such as `20s`
 * @param settle the program is ready if it declares nothing new for this long
 */
export async function runScenario(
  { command, folder: cwd, env }: Command,
  scenario: Scenario,
  limit: string,
  settle = '200ms',
): Promise<ScenarioResult> {
  const args = ['-scenario', '-', '-timeout', limit, '-settle', settle, '--', ...command];
  const { stdout, stderr } = await runCommand(toolPath('nitric-run'), args, {
    cwd,
    env: { ...process.env, ...env },
    input: JSON.stringify(scenario),
  });
  try {
    return resultSchema.parse(JSON.parse(stdout));
  } catch (error) {
    throw new Error(`nitric-run failed: ${stderr || stdout}`, { cause: error });
  }
}

/** The last lines of the log that explain a failure. */
const LOG_LINES = 10;

/** @param name of the scenario */
export function diagnosticsOf(
  program: Program,
  name: string,
  { outcome, message = outcome, log }: ScenarioResult,
): Diagnostic[] {
  const shown = log.slice(-LOG_LINES).map((line) => `\n    ${line}`);
  const text = `run="${name}": ${message}${shown.join('')}`;
  return outcome === 'passed' ? [] : [diagnosticOf(program, outcome, text, log.join('\n'))];
}
