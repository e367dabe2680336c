import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import type { Diagnostic } from '../samples/contracts';
import { runCommand } from '../toolchains/run-command';
import type { Program } from './programs';
import type { Scenario } from './scenarios';
import { toolPath } from './tools';

const resultSchema = z.object({
  /** See runtime/README.md. */
  outcome: z.string(),
  message: z.string().optional(),
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
});

export type ScenarioResult = z.infer<typeof resultSchema>;

export interface Command {
  /** The executable and its arguments. */
  command: readonly string[];
  folder: string;
  env?: NodeJS.ProcessEnv;
}

/** With its own network and processes, a run has the ports that programs expect, and no process outlives it. */
const UNSHARE = [
  ...['unshare', '--net', '--pid', '--fork', '--kill-child'],
  // Another user than root also needs a user namespace, in which it keeps its ID but can configure the network.
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-current-user', '--keep-caps']),
];

let isolation: Promise<readonly string[]> | undefined;

/** The command in front of a run that isolates it. Without it, if the system doesn't allow that, only one run is possible at a time. */
export const isolationCommand = (): Promise<readonly string[]> =>
  (isolation ??= runCommand(UNSHARE[0] ?? '', [...UNSHARE.slice(1), 'true']).then(({ status }) =>
    status === 0 ? UNSHARE : [],
  ));

/** @param prefix the command that starts `nitric-run` */
async function runTool(
  { command, folder: cwd, env }: Command,
  options: readonly string[],
  { prefix = [], input = '' }: { prefix?: readonly string[]; input?: string },
): Promise<ScenarioResult> {
  const state = fs.mkdtempSync(path.join(os.tmpdir(), 'nitric-run-'));
  // PostgreSQL can run as another user.
  fs.chmodSync(state, 0o755);
  const [program = '', ...args] = [...prefix, toolPath, '-state', state, ...options, '--'];
  try {
    const { stdout, stderr } = await runCommand(program, [...args, ...command], {
      cwd,
      env: { ...process.env, ...env, NITRIC_LOCAL_RUN_DIR: path.join(state, 'run') },
      input,
    });
    return resultSchema.parse(
      stdout === '' ? { outcome: 'error', message: stderr } : JSON.parse(stdout),
    );
  } finally {
    fs.rmSync(state, { recursive: true, force: true });
  }
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const LOG_LINES = 10;

/** At the first line of the program that the log refers to, such as a stack trace. @param place in front of the message */
export function diagnosticsOf(
  { file }: Program,
  { outcome, message = outcome, log }: ScenarioResult,
  place = '',
): Diagnostic[] {
  if (outcome === 'passed') {
    return [];
  }
  const pattern = new RegExp(`${escapeRegExp(file)}(?::|", line )(\\d+)`);
  const line = Number(pattern.exec(log.join('\n'))?.[1] ?? 1);
  const shown = log.slice(-LOG_LINES).map((text) => `\n    ${text}`);
  return [{ line, column: 1, code: outcome, message: `${place}${message}${shown.join('')}` }];
}

/** Batch services are listed separately in `nitric.yaml`. Their files are in `batches/`, as in the starters of the CLI. */
const isBatch = ({ sample }: Program): boolean => sample.title?.startsWith('batches/') ?? false;

/** Starts a program the way `nitric up` does, to find out what Nitric rejects of what it declares. */
export const collect = (program: Program): Promise<ScenarioResult> =>
  runTool(
    program,
    ['-collect', '-file', program.file, ...(isBatch(program) ? ['-batch'] : [])],
    {},
  );

/**
 * Runs a program against the local Nitric resources and carries out a scenario.
 * @param limit of time, such as `20s`
 * @param settle the program is ready if it declares nothing new for this long
 */
export async function runScenario(
  command: Command,
  scenario: Scenario,
  limit: string,
  settle = '200ms',
): Promise<ScenarioResult> {
  const prefix = await isolationCommand();
  const options = ['-timeout', limit, '-settle', settle];
  return runTool(command, prefix.length > 0 ? [...options, '-isolated'] : options, {
    prefix,
    input: JSON.stringify(scenario),
  });
}
