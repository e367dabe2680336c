import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import type { Diagnostic } from '../samples/contracts';
import { diagnosticOf, outcomeSchema } from './outcomes';
import type { Program } from './programs';
import type { Scenario } from './scenarios';
import { toolPath } from './tools';

/** The output of `nitric-run`. */
const resultSchema = z.object({
  outcome: outcomeSchema,
  message: z.string().optional(),
  /** Responses of the requests, in order. */
  requests: z.array(z.object({ status: z.number(), body: z.string() })).nullish(),
  /** What the commands printed, in order. */
  commands: z.array(z.object({ stdout: z.string() })).nullish(),
  log: z.array(z.string()).nullish(),
  /** Whether the program had its own network. Without it, only one program can run at a time. */
  isolated: z.boolean().optional(),
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

/**
 * Runs a program against the local Nitric resources and carries out a scenario.
 * @param limit of time, such as `20s`
 * @param settle the program is ready if it declares nothing new for this long
 */
export async function runScenario(
  { command, folder, env }: Command,
  scenario: Scenario,
  limit: string,
  settle = '200ms',
): Promise<ScenarioResult> {
  const args = ['-scenario', '-', '-timeout', limit, '-settle', settle, '--', ...command];
  const child = spawn(toolPath('nitric-run'), args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(JSON.stringify(scenario));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
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
  if (outcome === 'passed') {
    return [];
  }
  const lines = log ?? [];
  const shown = lines.slice(-LOG_LINES).map((line) => `\n    ${line}`);
  return [
    diagnosticOf(program, {
      code: outcome,
      message: `run="${name}": ${message}${shown.join('')}`,
      output: lines.join('\n'),
    }),
  ];
}
