import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { messageOf } from '../errors';
import { cacheKey, readCache } from '../samples/cache';
import type { Problem, Sample } from '../samples/contracts';
import { checkSamples, problemsOf } from '../samples/check-samples';
import { missingToolNotice, type Readiness } from '../toolchains/readiness';
import { sourcesFingerprint, type RunCache, type RunEntry } from './cache';
import { collect } from './collect';
import { isProgramOf, runtimes, withPrograms, type Program, type Runtime } from './programs';
import { programHash, readRecords, recordProblem } from './records';
import { diagnosticsOf, runScenario } from './run-scenario';
import { readScenario, type Scenario } from './scenarios';
import { prepareTools } from './tools';

/** A program with the scenario that its fence names. The keys are those of the results in the cache. */
interface Task {
  sample: Sample;
  declareKey: string;
  scenario?: { name: string; steps: Scenario; key: string };
}

/** A program with its result. */
export interface CheckedProgram {
  sample: Sample;
  /** The SDK that it uses, such as `@nitric/sdk 1.2.2`. */
  against: string;
  /**
   * - `declared`: Nitric accepts what the program declares.
   * - `ran`: it also ran through its scenario.
   * - `skipped`: `norun="reason"`.
   * - `failed`: there are problems.
   */
  outcome: 'declared' | 'ran' | 'skipped' | 'failed';
  problems: Problem[];
  /** The bodies of the responses in its scenario. */
  responses?: readonly string[] | undefined;
  /** Identifies the program and its scenario in the records. Absent if the SDK is in the registry. */
  hash?: string;
  /** The day of the recorded run that stands for this one. */
  recorded?: string;
}

export interface CheckResult {
  programs: CheckedProgram[];
  /** The number of programs that were started. The results of the others were in the cache. */
  started: number;
  /** Lines that explain which programs can't be started on this machine. */
  notices: string[];
  /** The results of these programs, without outdated cache entries. */
  results: RunCache;
}

interface CheckOptions {
  /** The root of the repository. */
  root: string;
  /** Results of earlier runs. The results of this run are added. */
  cache: RunCache;
  /** The time limit of a scenario, such as `20s`. */
  limit: string;
}

interface RuntimeOptions extends CheckOptions {
  /** The SDK of the programs. */
  against: string;
  /** Fingerprint of what starts the programs. */
  tools: string;
  /** Whether the SDK isn't the package in the registry, so that other machines need records. */
  isRecorded: boolean;
}

/**
 * Scenarios run in parallel if each program has its own network, and otherwise one by one.
 * @returns why scenarios can't run on this machine
 */
async function runScenarios(
  runs: readonly { program: Program; scenario: NonNullable<Task['scenario']> }[],
  { cache, limit: timeLimit }: CheckOptions,
): Promise<string[]> {
  const notices: string[] = [];
  const run = async ({ program, scenario }: (typeof runs)[number]): Promise<boolean> => {
    const result = await runScenario(program, scenario.steps, timeLimit);
    if (result.outcome === 'skipped') {
      notices.push(`Scenario ${scenario.name}: not run: ${result.message}`);
    } else {
      cache.set(scenario.key, {
        found: diagnosticsOf(program, scenario.name, result),
        responses: result.requests?.map(({ body }) => body) ?? [],
      });
    }
    return result.isolated ?? false;
  };
  const [first, ...others] = runs;
  if (first) {
    const limit = pLimit((await run(first)) ? availableParallelism() : 1);
    await Promise.all(others.map((each) => limit(run, each)));
  }
  return notices;
}

async function start(
  runtime: Runtime,
  tasks: readonly Task[],
  options: CheckOptions,
): Promise<string[]> {
  const bySample = new Map(tasks.map((task) => [task.sample, task]));
  return withPrograms(runtime, [...bySample.keys()], async (programs) => {
    const collected = await collect(programs);
    const runs = programs.flatMap((program, index) => {
      const found = collected[index] ?? [];
      const task = bySample.get(program.sample);
      if (!task) {
        return [];
      }
      options.cache.set(task.declareKey, { found });
      return task.scenario && found.length === 0 ? [{ program, scenario: task.scenario }] : [];
    });
    return runScenarios(runs, options);
  });
}

/** @throws if the scenario doesn't exist or isn't valid */
function taskOf(sample: Sample, root: string, fingerprint: string): Task {
  const declareKey = cacheKey(sample, fingerprint);
  if (sample.run === undefined) {
    return { sample, declareKey };
  }
  const steps = readScenario(root, sample.run);
  const key = cacheKey(sample, `${fingerprint} ${JSON.stringify(steps)}`);
  return { sample, declareKey, scenario: { name: sample.run, steps, key } };
}

/** Whether the cache lacks a result. A program that Nitric rejects has none for its scenario. */
function isUnknown({ declareKey, scenario }: Task, cache: RunCache): boolean {
  const declared = cache.get(declareKey);
  const isAccepted = declared?.found.length === 0;
  return !declared || (isAccepted && scenario !== undefined && !cache.has(scenario.key));
}

function checkedProgramOf(
  task: Task,
  { against, isRecorded, cache }: RuntimeOptions,
): CheckedProgram {
  const { sample, declareKey, scenario } = task;
  const ran: RunEntry | undefined = scenario && cache.get(scenario.key);
  const problems = problemsOf(sample, [
    ...(cache.get(declareKey)?.found ?? []),
    ...(ran?.found ?? []),
  ]);
  const passed = ran ? 'ran' : 'declared';
  return {
    sample,
    against,
    outcome: problems.length > 0 ? 'failed' : passed,
    problems,
    responses: ran?.responses,
    ...(isRecorded ? { hash: programHash(sample, scenario?.steps) } : {}),
  };
}

const START = { line: 1, column: 1 };

/** A program whose scenario can't be read. */
function failedProgram(sample: Sample, against: string, error: unknown): CheckedProgram {
  const found = { ...START, code: 'scenario', message: messageOf(error) };
  return { sample, against, outcome: 'failed', problems: problemsOf(sample, [found]) };
}

async function checkRuntime(
  runtime: Runtime,
  samples: readonly Sample[],
  options: RuntimeOptions,
): Promise<CheckResult> {
  const { root, cache, against, tools } = options;
  const fingerprint = `${sourcesFingerprint()} ${tools} ${against}`;
  const tasks: Task[] = [];
  const others: CheckedProgram[] = [];
  for (const sample of samples) {
    try {
      if (sample.norun === undefined) {
        tasks.push(taskOf(sample, root, fingerprint));
      } else {
        others.push({ sample, against, outcome: 'skipped', problems: [] });
      }
    } catch (error) {
      others.push(failedProgram(sample, against, error));
    }
  }
  const unknown = tasks.filter((task) => isUnknown(task, cache));
  const notices = unknown.length > 0 ? await start(runtime, unknown, options) : [];
  const programs = tasks.map((task) => checkedProgramOf(task, options));
  const keys = tasks.flatMap(({ declareKey, scenario }) => [
    declareKey,
    ...(scenario ? [scenario.key] : []),
  ]);
  const results: RunCache = new Map(
    keys.flatMap((key) => {
      const entry = cache.get(key);
      return entry ? [[key, entry] as const] : [];
    }),
  );
  return { programs: [...programs, ...others], started: unknown.length, notices, results };
}

/** Compiles programs that can't be started here, and looks up the records of their runs. */
async function checkRecords(
  samples: readonly Sample[],
  against: string,
  { root }: CheckOptions,
): Promise<CheckResult> {
  const records = readRecords(root);
  const { checked, notices } = await checkSamples(samples, { cache: readCache() });
  const programs = checked.map(({ sample, problems }): CheckedProgram => {
    if (sample.norun !== undefined) {
      return { sample, against, outcome: 'skipped', problems };
    }
    try {
      const hash = programHash(sample, sample.run && readScenario(root, sample.run));
      const record = records.get(hash);
      const message = recordProblem(record, against, 'this program');
      const own = message === undefined ? [] : [{ ...START, code: 'record', message }];
      const all = [...problems, ...problemsOf(sample, own)];
      const passed = sample.run === undefined ? 'declared' : 'ran';
      const outcome = all.length > 0 ? 'failed' : passed;
      const recorded = record ? { recorded: record.date } : {};
      return { sample, against, outcome, problems: all, hash, ...recorded };
    } catch (error) {
      return failedProgram(sample, against, error);
    }
  });
  return { programs, started: 0, notices, results: new Map() };
}

/**
 * Starts the programs among the samples, unless their results are in the cache.
 * @throws if the tools of an SDK are installed but fail in CI
 */
export async function checkPrograms(
  samples: readonly Sample[],
  options: CheckOptions,
): Promise<CheckResult> {
  const result: CheckResult = { programs: [], started: 0, notices: [], results: new Map() };
  const tools = await prepareTools();
  for (const runtime of runtimes) {
    const own = samples.filter((sample) => isProgramOf(runtime, sample));
    const against = runtime.runsWith();
    const readiness: Readiness = tools.ready ? await runtime.prepare() : tools;
    if (tools.ready && readiness.ready) {
      const both = `${tools.fingerprint} ${readiness.fingerprint}`;
      const source = await runtime.source?.();
      const isRecorded = source === 'checkout';
      const checked =
        source === 'signatures'
          ? await checkRecords(own, against, options)
          : await checkRuntime(runtime, own, { ...options, against, tools: both, isRecorded });
      result.programs.push(...checked.programs);
      result.started += checked.started;
      result.notices.push(...checked.notices);
      checked.results.forEach((entry, key) => result.results.set(key, entry));
    } else if (!readiness.ready) {
      const subject = `${own.length} programs with ${against}: not started`;
      result.notices.push(missingToolNotice(subject, readiness));
    }
  }
  return result;
}
