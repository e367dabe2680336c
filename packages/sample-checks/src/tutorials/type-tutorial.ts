import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { messageOf } from '../errors';
import { environmentOf, kindOf, runIn } from '../examples/project-kinds';
import { startCommandsOf, variablesOf } from '../examples/services';
import { PACKAGE_FOLDER } from '../folders';
import { runScenario } from '../run/run-tools';
import type { Fence } from '../samples/read-fences';
import { editedFile, isShown } from './edit-file';
import { withActualIds } from './ids';
import { stepsOf, type Step } from './steps';

/** The starters of `nitric new`. */
export const TEMPLATES = path.join(PACKAGE_FOLDER, 'templates');

/** The programs that stand in for those of a reader. */
const PROGRAMS = path.join(__dirname, 'programs');

/** The time limit for the calls between two changes. */
const LIMIT = '180s';

/** How long no service must declare anything new until the project counts as started. */
const SETTLE = '6s';

/** What a reader waits between two commands. Messages arrive in the background. */
const PAUSE = 'sleep 1';

const readText = (file: string): string | undefined =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;

const CREATE = /^nitric new \S+ (\S+)$/m;

/** The starter that commands copy. Its package manager belongs to what a reader has installed. */
function starterOf(code: string): string | undefined {
  const [, name] = CREATE.exec(code) ?? [];
  return name && path.join(TEMPLATES, name);
}

/** A step that can't be followed. */
export class StepError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** The work of somebody who follows a tutorial. */
class Reader {
  /** The folder of the terminal. */
  private folder: string;
  /** The outputs of calls, by the `run` of their fence. */
  readonly outputs = new Map<string, string>();
  private readonly written = new Set<string>();

  constructor(
    private readonly root: string,
    private readonly shown: ReadonlyMap<string, Fence>,
  ) {
    this.folder = root;
  }

  write(file: string, { code, meta }: Fence): void {
    const target = path.join(this.folder, file);
    const text = editedFile(readText(target), code, meta.place);
    if (!isShown(meta.place)) {
      this.written.add(file);
    }
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }

  async execute({ code }: Fence): Promise<void> {
    const state = path.join(this.root, '.folder');
    const env = await this.environment(starterOf(code));
    await runIn(this.folder, `set -e\n${code}\npwd > '${state}'`, env);
    this.folder = fs.readFileSync(state, 'utf8').trim();
  }

  /** The files that the reader has typed, by their path. */
  files(): Map<string, string> {
    return new Map(
      [...this.written].map((file) => [file, readText(path.join(this.folder, file)) ?? '']),
    );
  }

  /** Starts the services, and executes commands that have `run`. */
  async call(fences: readonly Fence[]): Promise<void> {
    const services = startCommandsOf(this.folder);
    if (services.length === 0) {
      return this.callWithoutServices(fences);
    }
    const commands = services.map((command) => `${command} &`);
    const steps = fences.map((fence) => ({ command: this.recorded(fence) }));
    const result = await runScenario(
      {
        command: ['bash', '-c', [...commands, 'wait -n'].join('\n')],
        folder: this.folder,
        env: { ...(await this.environment()), ...variablesOf(this.folder) },
      },
      { steps },
      LIMIT,
      SETTLE,
    );
    if (result.outcome !== 'passed') {
      const log = result.log.slice(-20).map((line) => `\n    ${line}`);
      throw new Error(`${result.message ?? result.outcome}${log.join('')}`);
    }
    result.commands.forEach(({ stdout }, index) => {
      this.outputs.set(fences[index]?.meta.run ?? '', stdout);
    });
  }

  private async callWithoutServices(fences: readonly Fence[]): Promise<void> {
    for (const fence of fences) {
      const stdout = await runIn(this.folder, fence.code, await this.environment());
      this.outputs.set(fence.meta.run ?? '', stdout);
    }
  }

  /** A command that also writes its output to a file, where later commands find the IDs in it. */
  private recorded({ code, meta }: Fence): string {
    const file = path.join(this.root, `.output-${meta.run}`);
    const command = withActualIds(code, this.shown, (run) =>
      path.join(this.root, `.output-${run}`),
    );
    return `${PAUSE}\nset -o pipefail\n{ ${command}\n} | tee '${file}'`;
  }

  private async environment(folder = this.folder): Promise<NodeJS.ProcessEnv> {
    const env = await environmentOf(folder, kindOf(folder));
    const PATH = [PROGRAMS, env.PATH ?? ''].join(path.delimiter);
    return { ...env, PATH, NITRIC_TEMPLATES: TEMPLATES };
  }
}

/** Steps in the order of the page, in which consecutive calls are one. */
function groupsOf(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.kind === 'call' && last?.[0]?.kind === 'call') {
      last.push(step);
    } else {
      groups.push([step]);
    }
  }
  return groups;
}

async function follow(reader: Reader, group: readonly Step[]): Promise<void> {
  const [first] = group;
  try {
    switch (first?.kind) {
      case 'write':
        reader.write(first.path, first.fence);
        return;
      case 'command':
        await reader.execute(first.fence);
        return;
      case 'call':
        await reader.call(group.map(({ fence }) => fence));
    }
  } catch (error) {
    throw new StepError(first?.fence.line ?? 1, messageOf(error));
  }
}

/** What a reader has after a tutorial. */
export interface TypedTutorial {
  /** The outputs of calls, by the `run` of their fence. */
  outputs: ReadonlyMap<string, string>;
  /** The typed files, by their path in the project. */
  files: ReadonlyMap<string, string>;
}

/**
 * Follows a tutorial in an empty folder: types its files, executes its commands, and starts its services for each call.
 * @param fences of the page, in order
 * @throws {@link StepError} at the first step that can't be followed
 */
export async function typeTutorial(fences: readonly Fence[]): Promise<TypedTutorial> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tutorial-'));
  const shown = new Map(
    fences.flatMap((fence) => (fence.meta.output ? [[fence.meta.output, fence] as const] : [])),
  );
  try {
    const reader = new Reader(root, shown);
    for (const group of groupsOf(stepsOf(fences))) {
      await follow(reader, group);
    }
    return { outputs: reader.outputs, files: reader.files() };
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}
