import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { messageOf } from '../errors';
import type { RunRecords } from '../records';
import { runHash } from '../records';
import { problemsOf } from '../samples/check-samples';
import type { Problem, Sample } from '../samples/contracts';
import {
  isProgramOf,
  obstacleOf,
  releaseWith,
  runtimes,
  withPrograms,
  type Program,
  type Runtime,
} from './programs';
import { responseProblems, scenarioOf } from './responses';
import type { PlaygroundCheck } from './playground/check-playground';
import {
  collect,
  diagnosticsOf,
  isolationCommand,
  runScenario,
  type ScenarioResult,
} from './run-tools';
import { readScenario, type Scenario } from './scenarios';
import { nitricRelease, runtimeHash } from './tools';

/** A program with the scenario that its fence names, and what is known about its run. */
interface Task {
  sample: Sample;
  hash: string;
  scenario?: { name: string; steps: Scenario };
  shown: readonly Sample[];
  /** What is wrong with the program. Absent if it didn't run, so that a record has to stand for its run. */
  problems?: Problem[];
  /** Of the scenario, if it passed. */
  result?: ScenarioResult;
}

export interface CheckedProgram {
  sample: Sample;
  /** The SDK that it uses, such as `@nitric/sdk 1.4.2`. */
  against: string;
  /**
   * - `declared`: Nitric accepts what the program declares.
   * - `ran`: it also ran through its scenario.
   * - `skipped`: `norun="reason"`.
   * - `failed`: there are problems, or no record of a run.
   */
  outcome: 'declared' | 'ran' | 'skipped' | 'failed';
  problems: Problem[];
  day?: string;
}

export interface CheckResult {
  programs: CheckedProgram[];
  started: number;
  /** Lines that explain which programs can't be started on this machine. */
  notices: string[];
}

interface CheckOptions {
  root: string;
  records: RunRecords;
  /** The time limit of a scenario, such as `20s`. */
  limit: string;
  /** Runs Node.js programs in a browser, too. */
  playground?: PlaygroundCheck | undefined;
}

/** Carries out the scenario of a program. @returns why that isn't possible on this machine */
async function run(program: Program, task: Task, limit: string): Promise<string[]> {
  if (!task.scenario) {
    return [];
  }
  const { name, steps } = task.scenario;
  const result = await runScenario(program, steps, limit);
  if (result.outcome === 'skipped') {
    delete task.problems;
    return [`Scenario ${name}: not run: ${result.message}`];
  }
  const diagnostics = diagnosticsOf(program, result, `run="${name}": `);
  if (diagnostics.length > 0) {
    task.problems = problemsOf(task.sample, diagnostics);
  } else {
    const bodies = result.requests.map(({ body }) => body);
    task.problems = responseProblems(task.shown, bodies);
    task.result = result;
  }
  return [];
}

/** Scenarios run in parallel if each program has its own network. @returns why scenarios can't run on this machine */
async function start(runtime: Runtime, tasks: readonly Task[], limit: string): Promise<string[]> {
  const bySample = new Map(tasks.map((task) => [task.sample, task]));
  const isIsolated = (await isolationCommand()).length > 0;
  const queue = pLimit(availableParallelism());
  const turn = pLimit(isIsolated ? availableParallelism() : 1);
  const check = async (program: Program): Promise<string[]> => {
    const diagnostics = diagnosticsOf(program, await collect(program));
    const task = bySample.get(program.sample);
    if (!task) {
      return [];
    }
    task.problems = problemsOf(program.sample, diagnostics);
    return diagnostics.length > 0 ? [] : turn(() => run(program, task, limit));
  };
  const notices = await withPrograms(runtime, [...bySample.keys()], (programs) =>
    Promise.all(programs.map((program) => queue(() => check(program)))),
  );
  return notices.flat();
}

interface Releases {
  against: string;
  /** The SDK and the release of Nitric, for the records. */
  what: string;
}

/** @throws if the scenario doesn't exist or isn't valid */
function taskOf(sample: Sample, what: string, root: string, all: readonly Sample[]): Task {
  const { language, title = '', code, siblings, run: name } = sample;
  const steps = name === undefined ? undefined : readScenario(root, name);
  const shown = all.filter(({ response }) => name !== undefined && scenarioOf(response) === name);
  const responses = shown.map((fence) => [fence.response, fence.code]);
  // The title tells jobs from services.
  const hash = runHash(runtimeHash, what, language, title, code, siblings, steps, responses);
  return { sample, hash, shown, ...(steps && name ? { scenario: { name, steps } } : {}) };
}

const failed = (sample: Sample, code: string, message: string): Problem[] =>
  problemsOf(sample, [{ line: 1, column: 1, code, message }]);

/** The programs that can run, and the results of those that are skipped or whose scenario can't be read. */
function readTasks(
  own: readonly Sample[],
  releases: Releases,
  all: readonly Sample[],
  root: string,
): { tasks: Task[]; others: CheckedProgram[] } {
  const { against, what } = releases;
  const tasks: Task[] = [];
  const others: CheckedProgram[] = [];
  for (const sample of own) {
    try {
      if (sample.norun === undefined) {
        tasks.push(taskOf(sample, what, root, all));
      } else {
        others.push({ sample, against, outcome: 'skipped', problems: [] });
      }
    } catch (error) {
      const problems = failed(sample, 'scenario', messageOf(error));
      others.push({ sample, against, outcome: 'failed', problems });
    }
  }
  return { tasks, others };
}

/** @param inBrowser what is wrong with the program in the browser */
function checkedProgramOf(
  { sample, hash, scenario, problems: found }: Task,
  inBrowser: Problem[],
  against: string,
  records: RunRecords,
  obstacle: string | undefined,
): CheckedProgram {
  const day = records.dayOf(hash);
  const unrecorded =
    day === undefined ? failed(sample, 'record', records.problem('this program', obstacle)) : [];
  const problems = [...(found ?? unrecorded), ...inBrowser];
  const passed = scenario ? 'ran' : 'declared';
  const outcome = problems.length > 0 ? 'failed' : passed;
  return { sample, against, outcome, problems, ...(day === undefined ? {} : { day }) };
}

const browserProgramOf = ({ sample, scenario }: Task) =>
  scenario ? { code: sample.code, scenario: scenario.steps } : undefined;

/** Runs programs in the browser that ran on the local runtime. @returns what is wrong with each program there */
async function checkInBrowser(
  tasks: readonly Task[],
  playground: PlaygroundCheck,
): Promise<Problem[][]> {
  const ran = tasks.flatMap((task) => {
    const program = browserProgramOf(task);
    return program && task.result ? [{ task, program: { ...program, result: task.result } }] : [];
  });
  const differences = await playground.run(ran.map(({ program }) => program));
  return tasks.map((task) => {
    const program = browserProgramOf(task);
    const missing = program && playground.problemOf(program);
    const different = differences[ran.findIndex((one) => one.task === task)] ?? [];
    const messages = different.length === 0 && missing !== undefined ? [missing] : different;
    return messages.flatMap((message) => failed(task.sample, 'browser', message));
  });
}

async function checkRuntime(
  runtime: Runtime,
  own: readonly Sample[],
  all: readonly Sample[],
  { root, records, limit, ...options }: CheckOptions,
): Promise<CheckResult> {
  const playground = runtime.sdk === 'nodejs' ? options.playground : undefined;
  const against = releaseWith(runtime);
  const what = `${against} on Nitric ${nitricRelease()}`;
  const { tasks, others } = readTasks(own, { against, what }, all, root);
  const wantedInBrowser = tasks.filter((task) => {
    const program = browserProgramOf(task);
    return program && playground?.isWanted(program);
  });
  const wanted = tasks.filter(
    (task) => records.isWanted(task.hash) || wantedInBrowser.includes(task),
  );
  const obstacle = wanted.length > 0 ? await obstacleOf(runtime) : undefined;
  const notices: string[] = [];
  if (obstacle !== undefined) {
    notices.push(`${wanted.length} programs with ${against}: not started: ${obstacle}.`);
  } else if (wanted.length > 0) {
    notices.push(...(await start(runtime, wanted, limit)));
  }
  const started = tasks.filter(({ problems }) => problems !== undefined);
  started.forEach(({ hash, problems }) => records.set(hash, what, problems?.length === 0));
  const inBrowser = playground ? await checkInBrowser(tasks, playground) : [];
  const programs = tasks.map((task, index) =>
    checkedProgramOf(task, inBrowser[index] ?? [], against, records, obstacle),
  );
  return { programs: [...programs, ...others], started: started.length, notices };
}

/**
 * Starts the programs among the samples, unless records stand for their runs.
 * @param all the samples of the site, some of which show responses of programs
 * @throws if the tools of an SDK are installed but fail in CI
 */
export async function checkPrograms(
  samples: readonly Sample[],
  options: CheckOptions,
  all = samples,
): Promise<CheckResult> {
  const result: CheckResult = { programs: [], started: 0, notices: [] };
  for (const runtime of runtimes) {
    const own = samples.filter((sample) => isProgramOf(runtime, sample));
    const checked = await checkRuntime(runtime, own, all, options);
    result.programs.push(...checked.programs);
    result.started += checked.started;
    result.notices.push(...checked.notices);
  }
  return result;
}
