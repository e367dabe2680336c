import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { messageOf } from '../errors';
import { latestVersionOf } from '../sdks';
import { environmentOf, installPackages, runIn } from '../examples/project-kinds';
import { filesHashOf, readProject, type Project } from '../examples/projects';
import { startCommandsOf } from '../examples/services';
import type { Problem } from '../samples/contracts';
import { releaseInExamples } from '../samples/languages';
import type { FenceText } from '../samples/rewrite-fences';
import { projectRunKey, type RunCache } from './cache';
import { isSameOutput, trimmedOutput } from './command-output';
import type { GuidePage, ProjectRun } from './guide-pages';
import { runtimes, type Runtime } from './programs';
import { projectHash, readRecords, recordProblem, type RunRecords } from './records';
import { runScenario, type Command } from './run-scenario';
import type { Scenario } from './scenarios';
import { prepareTools } from './tools';

/** The time limit for the scenario of a project, and for the commands of its page. */
const LIMIT = '180s';

/** How long no service must declare anything new until the project counts as ready. Several services start one after the other. */
const settleTimeOf = (services: readonly string[]): string =>
  services.length > 1 ? '3s' : '300ms';

export interface CheckedGuide {
  page: string;
  problems: Problem[];
  /** The outputs that differ from the page. */
  corrections: FenceText[];
  /** The SDK that the project ran with, such as `@nitric/sdk 1.2.2`. Absent if the project wasn't started. */
  ranWith?: string;
  /** Identifies the project and its run in the records. Absent if the SDK is in the registry. */
  hash?: string;
  /** The day of the recorded run that stands for this one. */
  recorded?: string;
}

export interface GuideCheck {
  guides: CheckedGuide[];
  /** The number of projects that were started. */
  started: number;
  /** Lines that explain which projects can't be started on this machine. */
  notices: string[];
  /** The results of these projects, without outdated cache entries. */
  results: RunCache;
}

/** Starts all services and stand-ins. Ends with the first of them that fails. */
const startLine = (commands: readonly string[]): string =>
  [...commands.map((command) => `${command} &`), 'wait -n'].join('\n');

const problem = (page: string, line: number, code: string, message: string): Problem => ({
  page,
  line,
  column: 1,
  code,
  message,
});

/** @throws with the log of the project if the scenario fails */
async function run(command: Command, scenario: Scenario, settle: string): Promise<string[]> {
  const result = await runScenario(command, scenario, LIMIT, settle);
  if (result.outcome !== 'passed') {
    const log = (result.log ?? []).slice(-20).map((line) => `\n    ${line}`);
    throw new Error(`${result.message ?? result.outcome}${log.join('')}`);
  }
  return (result.commands ?? []).map(({ stdout }) => stdout);
}

/** Executes commands in a project without services. @throws with the output of a command that fails */
async function execute(lines: readonly string[], { folder, env }: Command): Promise<string[]> {
  const outputs: string[] = [];
  for (const line of lines) {
    outputs.push(await runIn(folder, line, env ?? {}));
  }
  return outputs;
}

/** Runs the scenario of a project, and the commands of its page. @returns the outputs of the commands */
async function runProject(
  { folder, kind }: Project,
  { alongside, scenario }: ProjectRun,
  lines: readonly string[],
): Promise<string[]> {
  if (kind) {
    await installPackages(folder, kind);
  }
  const env = await environmentOf(folder, kind);
  const services = startCommandsOf(folder);
  const settle = settleTimeOf(services);
  const bash = ['bash', '-c', startLine([...alongside, ...services])];
  const command: Command = { command: bash, folder, env };
  if (services.length === 0) {
    return execute(lines, command);
  }
  if (scenario.steps.length > 0 || scenario.expect) {
    await run(command, scenario, settle);
  }
  const steps = lines.map((line) => ({ command: line }));
  const { set, env: variables } = scenario;
  return steps.length > 0 ? run(command, { set, env: variables, steps }, settle) : [];
}

/** Compares the outputs with those that the page shows. */
function outputProblems(
  { page, commands, outputs }: GuidePage,
  actual: readonly string[],
): Pick<CheckedGuide, 'problems' | 'corrections'> {
  const problems: Problem[] = [];
  const corrections: FenceText[] = [];
  for (const [index, command] of commands.entries()) {
    const text = trimmedOutput(actual[index] ?? '');
    const fence = outputs.get(command.meta.run ?? '');
    if (fence && !isSameOutput(fence.code, text)) {
      const message = `the output of run="${command.meta.run}" differs. Run "npm run check:run -- --update" to write it to the page. The output is:\n${text.replace(/^/gm, '    ')}`;
      problems.push(problem(page, fence.line, 'output', message));
      corrections.push({ page, line: fence.line, text });
    } else if (!fence && text !== '') {
      const message = `run="${command.meta.run}" prints something that the page doesn't show. Add a fence with output="${command.meta.run}". The output is:\n${text.replace(/^/gm, '    ')}`;
      problems.push(problem(page, command.line, 'output', message));
    }
  }
  return { problems, corrections };
}

function unknownOutputs({ page, commands, outputs }: GuidePage): Problem[] {
  const names = new Set(commands.map(({ meta }) => meta.run));
  return [...outputs]
    .filter(([name]) => !names.has(name))
    .map(([name, { line }]) =>
      problem(page, line, 'output', `output="${name}": no command on the page has run="${name}".`),
    );
}

const runtimeOf = ({ guide }: GuidePage): Runtime | undefined =>
  runtimes.find(({ sdk }) => sdk === guide.sdk);

function releaseOfGuide(page: GuidePage): string | undefined {
  const runtime = runtimeOf(page);
  return runtime && releaseInExamples(runtime.languages[0], latestVersionOf(runtime.sdk));
}

const hashOfGuide = (
  { commands, outputs }: GuidePage,
  { folder }: Project,
  projectRun: ProjectRun,
): string =>
  projectHash(
    filesHashOf(folder),
    projectRun,
    commands.map(({ code }) => code),
    [...outputs.values()].map(({ code }) => code),
  );

/** Looks up the record of a project that can't be started here. */
function recordedGuide(guidePage: GuidePage, hash: string, records: RunRecords): CheckedGuide {
  const { page, guide } = guidePage;
  const ranWith = releaseOfGuide(guidePage) ?? '';
  const record = records.get(hash);
  const message = recordProblem(record, ranWith, guide.project);
  const problems = message === undefined ? [] : [problem(page, 1, 'record', message)];
  problems.push(...unknownOutputs(guidePage));
  const recorded = record ? { recorded: record.date } : {};
  return { page, problems, corrections: [], ranWith, hash, ...recorded };
}

interface GuideOptions {
  projectRun: ProjectRun;
  cache: RunCache;
  results: RunCache;
  records: RunRecords;
}

async function checkGuide(
  guidePage: GuidePage,
  project: Project,
  { projectRun, cache, results, records }: GuideOptions,
): Promise<{ guide: CheckedGuide; isStarted: boolean }> {
  const { page, commands } = guidePage;
  const source = (await runtimeOf(guidePage)?.source?.()) ?? 'registry';
  const hash = hashOfGuide(guidePage, project, projectRun);
  if (source === 'signatures') {
    return { guide: recordedGuide(guidePage, hash, records), isStarted: false };
  }
  const lines = commands.map(({ code }) => code);
  const key = projectRunKey(project.fingerprint, projectRun, lines);
  try {
    const cached = cache.get(key);
    const actual = cached?.responses ?? (await runProject(project, projectRun, lines));
    const entry = { found: [], responses: actual };
    cache.set(key, entry);
    results.set(key, entry);
    const checked = outputProblems(guidePage, actual);
    checked.problems.push(...unknownOutputs(guidePage));
    const ranWith = releaseOfGuide(guidePage);
    const guide = {
      page,
      ...checked,
      ...(ranWith === undefined ? {} : { ranWith }),
      ...(source === 'checkout' ? { hash } : {}),
    };
    return { guide, isStarted: cached === undefined };
  } catch (error) {
    const message = `examples/${project.name}: ${messageOf(error)}`;
    const problems = [problem(page, 1, 'project', message)];
    return { guide: { page, problems, corrections: [] }, isStarted: true };
  }
}

/** Starts the projects of guides, unless their results are in the cache, and compares what happens with the pages. */
export async function checkGuides(
  pages: readonly GuidePage[],
  options: { root: string; cache: RunCache; runOf: (project: string) => ProjectRun },
): Promise<GuideCheck> {
  const runnable = pages.filter(({ guide }) => guide.norun === undefined);
  const tools = await prepareTools();
  if (!tools.ready) {
    return {
      guides: [],
      started: 0,
      results: new Map(),
      notices: [`Guides: not started: ${tools.reason}.`],
    };
  }
  const results: RunCache = new Map();
  const records = readRecords(options.root);
  const limit = pLimit(availableParallelism());
  const checked = await Promise.all(
    runnable.map((page) =>
      limit(() => {
        const name = page.guide.project.replace(/^examples\//, '');
        const project = readProject(options.root, name);
        const projectRun = options.runOf(name);
        return checkGuide(page, project, { ...options, results, records, projectRun });
      }),
    ),
  );
  return {
    guides: checked.map(({ guide }) => guide),
    started: checked.filter(({ isStarted }) => isStarted).length,
    notices: [],
    results,
  };
}
