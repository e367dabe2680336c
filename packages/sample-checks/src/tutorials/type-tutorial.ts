import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { messageOf } from '../errors';
import { environmentOf, kindOf, runIn } from '../examples/project-kinds';
import { startCommandsOf } from '../examples/services';
import { PACKAGE_FOLDER } from '../folders';
import { executeAll, runServices } from '../run/services';
import { nodeSdkFile } from '../samples/node-sdks';
import type { Fence } from '../samples/read-fences';
import { editedFile, isShown } from './edit-file';

/** The starters of `nitric new`. */
export const TEMPLATES = path.join(PACKAGE_FOLDER, 'templates');

/** The programs that stand in for those of a reader. */
const PROGRAMS = path.join(__dirname, 'programs');

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

const ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

/**
 * Replaces the random IDs that a page shows in an output, and that a later command contains, by those of the run.
 * @param shown the fences with outputs, by the `run` of their command
 * @param fileOf returns the file with the output of a command
 */
const withActualIds = (
  code: string,
  shown: ReadonlyMap<string, Fence>,
  fileOf: (run: string) => string,
): string =>
  code.replace(ID, (id) => {
    for (const [run, fence] of shown) {
      const index = [...fence.code.matchAll(ID)].findIndex(([found]) => found === id);
      if (index !== -1) {
        return `$(grep -oE '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}' '${fileOf(run)}' | sed -n ${index + 1}p)`;
      }
    }
    return id;
  });

/** The services start for each call, so that the command that starts them isn't executed. */
const START = /^nitric start\b/;

/** What a reader does with a fence: executes commands, calls the running services, or writes a file. */
function actionOf({ language, code, meta }: Fence): 'command' | 'call' | 'write' | undefined {
  const { title, run, norun, output } = meta;
  if (norun !== undefined || output !== undefined) {
    return undefined;
  }
  if (language !== 'bash' || title !== undefined) {
    return title === undefined ? undefined : 'write';
  }
  return START.test(code) ? undefined : run ? 'call' : 'command';
}

export class StepError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

class Reader {
  /** The folder of the terminal. */
  private folder: string;
  readonly outputs = new Map<string, string>();
  private readonly written = new Set<string>();

  constructor(
    private readonly root: string,
    private readonly shown: ReadonlyMap<string, Fence>,
  ) {
    this.folder = root;
  }

  write({ code, meta }: Fence): void {
    const file = meta.title ?? '';
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

  /** Starts the services, and executes commands that have `run`. */
  async call(fences: readonly Fence[]): Promise<void> {
    const env = await this.environment();
    const steps = fences.map((fence) => ({ command: this.recorded(fence) }));
    const lines = fences.map(({ code }) => code);
    const outputs =
      startCommandsOf(this.folder).length > 0
        ? await runServices(this.folder, env, { steps }, SETTLE)
        : await executeAll(this.folder, env, lines);
    fences.forEach(({ meta }, index) => this.outputs.set(meta.run ?? '', outputs[index] ?? ''));
  }

  files(): Map<string, string> {
    return new Map(
      [...this.written].map((file) => [file, readText(path.join(this.folder, file)) ?? '']),
    );
  }

  /** A command that also writes its output to a file, where later commands find the IDs in it. */
  private recorded({ code, meta }: Fence): string {
    const fileOf = (run = ''): string => path.join(this.root, `.output-${run}`);
    const command = withActualIds(code, this.shown, fileOf);
    return `${PAUSE}\nset -o pipefail\n{ ${command}\n} | tee '${fileOf(meta.run)}'`;
  }

  private async environment(folder = this.folder): Promise<NodeJS.ProcessEnv> {
    const env = await environmentOf(folder, kindOf(folder));
    const PATH = [PROGRAMS, env.PATH ?? ''].join(path.delimiter);
    return { ...env, PATH, NITRIC_TEMPLATES: TEMPLATES, NITRIC_SDK: nodeSdkFile() };
  }
}

async function step(fence: Fence, act: () => Promise<void> | void): Promise<void> {
  try {
    await act();
  } catch (error) {
    throw new StepError(fence.line, messageOf(error));
  }
}

/** Takes all steps. The services start once for consecutive calls. */
async function follow(reader: Reader, fences: readonly Fence[]): Promise<void> {
  let calls: Fence[] = [];
  const callAll = async (): Promise<void> => {
    const [first] = calls;
    if (first) {
      await step(first, () => reader.call(calls));
    }
    calls = [];
  };
  for (const fence of fences) {
    const action = actionOf(fence);
    if (action === 'call') {
      calls.push(fence);
    } else if (action !== undefined) {
      await callAll();
      await step(fence, () => (action === 'write' ? reader.write(fence) : reader.execute(fence)));
    }
  }
  await callAll();
}

export interface TypedTutorial {
  outputs: ReadonlyMap<string, string>;
  /** The typed files, by their path in the project. */
  files: ReadonlyMap<string, string>;
}

/** @param shown the outputs on the page. @throws {@link StepError} at the first step that can't be followed */
export async function typeTutorial(
  fences: readonly Fence[],
  shown: ReadonlyMap<string, Fence>,
): Promise<TypedTutorial> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tutorial-'));
  const reader = new Reader(root, shown);
  try {
    await follow(reader, fences);
    return { outputs: reader.outputs, files: reader.files() };
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}
