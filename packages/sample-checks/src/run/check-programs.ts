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

/** A program with the scenario that its fence names. */
interface Task {
  sample: Sample;
  /** Identifies the run in the records. */
  hash: string;
  scenario?: { name: string; steps: Scenario };
  /** The fences that show responses of the scenario. */
  shown: readonly Sample[];
}

/** A program with its result. */
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
  /** The day of its last recorded run. */
  day?: string;
}

export interface CheckResult {
  programs: CheckedProgram[];
  /** The number of programs that were started. */
  started: number;
  /** Lines that explain which programs can't be started on this machine. */
  notices: string[];
}

interface CheckOptions {
  /** The root of the repository. */
  root: string;
  records: RunRecords;
  /** The time limit of a scenario, such as `20s`. */
  limit: string;
  /** Runs Node.js programs in a browser, too. */
  playground?: PlaygroundCheck | undefined;
}

/** What is wrong with the programs that ran, and why others didn't. */
interface Started {
  problems: Map<Task, Problem[]>;
  /** Of the programs whose scenario passed. */
  results: Map<Task, ScenarioResult>;
  notices: string[];
}

async function run(
  program: Program,
  task: Task,
  scenario: { name: string; steps: Scenario },
  limit: string,
  started: Started,
): Promise<void> {
  const result = await runScenario(program, scenario.steps, limit);
  if (result.outcome === 'skipped') {
    started.problems.delete(task);
    started.notices.push(`Scenario ${scenario.name}: not run: ${result.message}`);
    return;
  }
  const diagnostics = diagnosticsOf(program, result, `run="${scenario.name}": `);
  const bodies = result.requests.map(({ body }) => body);
  started.problems.set(
    task,
    diagnostics.length > 0
      ? problemsOf(task.sample, diagnostics)
      : responseProblems(task.shown, bodies),
  );
  if (diagnostics.length === 0) {
    started.results.set(task, result);
  }
}

const nothingStarted = (): Started => ({ problems: new Map(), results: new Map(), notices: [] });

/** Starts programs. Scenarios run in parallel if each program has its own network, and otherwise one by one. */
async function start(runtime: Runtime, tasks: readonly Task[], limit: string): Promise<Started> {
  const started = nothingStarted();
  const bySample = new Map(tasks.map((task) => [task.sample, task]));
  const isIsolated = (await isolationCommand()).length > 0;
  const queue = pLimit(availableParallelism());
  const turn = pLimit(isIsolated ? availableParallelism() : 1);
  const check = async (program: Program): Promise<void> => {
    const task = bySample.get(program.sample);
    if (task) {
      const diagnostics = diagnosticsOf(program, await collect(program));
      started.problems.set(task, problemsOf(program.sample, diagnostics));
      const { scenario } = task;
      if (scenario && diagnostics.length === 0) {
        await turn(() => run(program, task, scenario, limit, started));
      }
    }
  };
  await withPrograms(runtime, [...bySample.keys()], (programs) =>
    Promise.all(programs.map((program) => queue(() => check(program)))),
  );
  return started;
}

/** What programs run with. */
interface Releases {
  /** The SDK. */
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
  const hash = runHash(runtimeHash(), what, language, title, code, siblings, steps, responses);
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

/**
 * @param found what is wrong with a program that ran, or undefined if a record has to stand for its run
 * @param inBrowser the same in the browser
 */
function checkedProgramOf(
  { sample, hash, scenario }: Task,
  found: Problem[] | undefined,
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

/** Runs programs in the browser that ran on the local runtime. Returns what is wrong with programs there. */
async function checkInBrowser(
  tasks: readonly Task[],
  results: ReadonlyMap<Task, ScenarioResult>,
  playground: PlaygroundCheck,
): Promise<Map<Task, Problem[]>> {
  const ran = [...results].flatMap(([task, result]) => {
    const program = browserProgramOf(task);
    return program ? [{ task, ran: { ...program, result } }] : [];
  });
  const differences = await playground.run(ran.map((one) => one.ran));
  const found = new Map(ran.map(({ task }, index) => [task, differences[index] ?? []]));
  return new Map(
    tasks.map((task) => {
      const program = browserProgramOf(task);
      const missing = program && playground.problemOf(program);
      const different = found.get(task) ?? [];
      const messages = different.length === 0 && missing !== undefined ? [missing] : different;
      return [task, messages.flatMap((message) => failed(task.sample, 'browser', message))];
    }),
  );
}

async function checkRuntime(
  runtime: Runtime,
  own: readonly Sample[],
  all: readonly Sample[],
  { root, records, limit, ...options }: CheckOptions,
): Promise<CheckResult> {
  const playground = runtime.sdk === 'nodejs' ? options.playground : undefined;
  const against = runtime.runsWith();
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
  const { problems, results, notices } =
    wanted.length > 0 && obstacle === undefined
      ? await start(runtime, wanted, limit)
      : nothingStarted();
  if (obstacle !== undefined) {
    notices.push(`${wanted.length} programs with ${against}: not started: ${obstacle}.`);
  }
  problems.forEach((found, { hash }) => records.set(hash, what, found.length === 0));
  const inBrowser = playground && (await checkInBrowser(tasks, results, playground));
  const programs = tasks.map((task) =>
    checkedProgramOf(
      task,
      problems.get(task),
      inBrowser?.get(task) ?? [],
      against,
      records,
      obstacle,
    ),
  );
  return { programs: [...programs, ...others], started: problems.size, notices };
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
