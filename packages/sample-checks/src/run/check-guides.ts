import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { messageOf } from '../errors';
import { runHash, type RunRecords } from '../records';
import { environmentOf, installPackages } from '../examples/project-kinds';
import { filesHashOf, readProject, type Project } from '../examples/projects';
import { startCommandsOf, variablesOf } from '../examples/services';
import { problemAt, type Problem } from '../samples/contracts';
import type { Correction } from '../samples/rewrite-fences';
import { isSameText } from '../tutorials/edit-file';
import { StepError, TEMPLATES, typeTutorial } from '../tutorials/type-tutorial';
import { hasLines, isSameOutput, trimmedOutput } from './command-output';
import type { GuidePage, ProjectRun } from './guide-pages';
import { obstacleOf, releaseWith, runtimes } from './programs';
import type { Scenario } from './scenarios';
import { executeAll, runServices } from './services';
import { nitricRelease, runtimeHash } from './tools';

export interface CheckedGuide {
  page: string;
  problems: Problem[];
  /** The outputs that differ from the page, and the files of a tutorial that differ from the finished project. */
  corrections: Correction[];
  /** The SDK that the project ran with, such as `@nitric/sdk 1.4.2`. Absent if it uses none. */
  ranWith?: string;
  day?: string;
}

type GuideResult = Pick<CheckedGuide, 'problems' | 'corrections'>;

export interface GuideCheck {
  guides: CheckedGuide[];
  started: number;
  /** Lines that explain which projects can't be started on this machine. */
  notices: string[];
}

const isTutorial = ({ guide }: GuidePage): boolean => guide.kind === 'tutorial';

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
  if (services.length === 0) {
    return executeAll(folder, { ...env, ...variablesOf(folder) }, lines);
  }
  // Several services start one after the other.
  const settle = services.length > 1 ? '3s' : '300ms';
  const run = (part: Scenario): Promise<string[]> =>
    runServices(folder, env, part, settle, alongside);
  if (scenario.steps ?? scenario.expect) {
    await run(scenario);
  }
  const steps = lines.map((line) => ({ command: line }));
  return steps.length > 0 ? run({ set: scenario.set, env: scenario.env, steps }) : [];
}

/** Follows a tutorial, and compares its files with the finished project. */
async function typeGuide(guidePage: GuidePage, { name, folder }: Project): Promise<GuideResult> {
  const { outputs, files } = await typeTutorial(guidePage.fences, guidePage.outputs);
  const actual = guidePage.commands.map(({ meta }) => outputs.get(meta.run ?? '') ?? '');
  const { problems, corrections } = outputProblems(guidePage, actual);
  for (const [file, text] of files) {
    const finished = path.join(folder, file);
    if (!fs.existsSync(finished) || !isSameText(fs.readFileSync(finished, 'utf8'), text)) {
      const message = `examples/${name}/${file} isn't the file that the tutorial types. Run "npm run check:run -- --update" to write it.`;
      problems.push(problemAt(guidePage.page, 1, 'project', message));
      corrections.push({ page: finished, text });
    }
  }
  return { problems, corrections };
}

function outputProblems(guidePage: GuidePage, actual: readonly string[]): GuideResult {
  const { page, commands, outputs } = guidePage;
  const isShown = isTutorial(guidePage) ? hasLines : isSameOutput;
  const problems: Problem[] = [];
  const corrections: Correction[] = [];
  for (const [index, command] of commands.entries()) {
    const text = trimmedOutput(actual[index] ?? '');
    const fence = outputs.get(command.meta.run ?? '');
    if (fence && !isShown(fence.code, text)) {
      const message = `the output of run="${command.meta.run}" differs. Run "npm run check:run -- --update" to write it to the page. The output is:\n${text.replace(/^/gm, '    ')}`;
      problems.push(problemAt(page, fence.line, 'output', message));
      corrections.push({ page, line: fence.line, text });
    } else if (!fence && text !== '') {
      const message = `run="${command.meta.run}" prints something that the page doesn't show. Add a fence with output="${command.meta.run}". The output is:\n${text.replace(/^/gm, '    ')}`;
      problems.push(problemAt(page, command.line, 'output', message));
    }
  }
  return { problems, corrections };
}

function unknownOutputs({ page, commands, outputs }: GuidePage): Problem[] {
  const names = new Set(commands.map(({ meta }) => meta.run));
  return [...outputs]
    .filter(([name]) => !names.has(name))
    .map(([name, { line }]) =>
      problemAt(
        page,
        line,
        'output',
        `output="${name}": no command on the page has run="${name}".`,
      ),
    );
}

interface GuideOptions {
  root: string;
  records: RunRecords;
  runOf: (project: string) => ProjectRun;
}

async function startGuide(
  guidePage: GuidePage,
  project: Project,
  projectRun: ProjectRun,
): Promise<GuideResult> {
  try {
    if (isTutorial(guidePage)) {
      return await typeGuide(guidePage, project);
    }
    const lines = guidePage.commands.map(({ code }) => code);
    return outputProblems(guidePage, await runProject(project, projectRun, lines));
  } catch (error) {
    const message = `examples/${project.name}: ${messageOf(error)}`;
    const line = error instanceof StepError ? error.line : 1;
    return { problems: [problemAt(guidePage.page, line, 'project', message)], corrections: [] };
  }
}

/** What decides the result of a run, besides the project. */
function stepsIn(guidePage: GuidePage): unknown[] {
  const { commands, outputs, fences } = guidePage;
  return isTutorial(guidePage)
    ? [filesHashOf(TEMPLATES), fences.map(({ code, meta }) => [code, meta])]
    : [...commands, ...outputs.values()].map(({ code, meta }) => [meta.run, code]);
}

async function checkGuide(
  guidePage: GuidePage,
  { root, records, runOf }: GuideOptions,
): Promise<CheckedGuide & { isStarted: boolean; notice?: string }> {
  const { page, guide } = guidePage;
  const project = readProject(root, guide.project.replace(/^examples\//, ''));
  const projectRun = runOf(project.name);
  const runtime = runtimes.find(({ sdk }) => sdk === guide.sdk);
  const ranWith = runtime && releaseWith(runtime);
  const what = `${project.name}, ${ranWith ?? 'no SDK'} on Nitric ${nitricRelease()}`;
  const files = filesHashOf(project.folder);
  const hash = runHash(runtimeHash, what, files, projectRun, stepsIn(guidePage));
  const isWanted = records.isWanted(hash);
  const obstacle = isWanted ? await obstacleOf(runtime) : undefined;
  const isStarted = isWanted && obstacle === undefined;
  const { problems, corrections } = isStarted
    ? await startGuide(guidePage, project, projectRun)
    : { problems: [], corrections: [] };
  problems.push(...unknownOutputs(guidePage));
  if (isStarted) {
    records.set(hash, what, problems.length === 0);
  }
  const day = records.dayOf(hash);
  if (day === undefined && problems.length === 0) {
    problems.push(problemAt(page, 1, 'record', records.problem(guide.project, obstacle)));
  }
  return {
    page,
    problems,
    corrections,
    isStarted,
    ...(ranWith === undefined ? {} : { ranWith }),
    ...(day === undefined ? {} : { day }),
    ...(obstacle === undefined ? {} : { notice: `${guide.project}: not started: ${obstacle}.` }),
  };
}

/** Starts the projects of guides, unless records stand for their runs, and compares what happens with the pages. */
export async function checkGuides(
  pages: readonly GuidePage[],
  options: GuideOptions,
): Promise<GuideCheck> {
  const runnable = pages.filter(({ guide }) => guide.norun === undefined);
  const limit = pLimit(availableParallelism());
  const guides = await Promise.all(runnable.map((page) => limit(() => checkGuide(page, options))));
  return {
    guides,
    started: guides.filter(({ isStarted }) => isStarted).length,
    notices: guides.flatMap(({ notice }) => notice ?? []),
  };
}
