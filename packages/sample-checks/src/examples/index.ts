import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { messageOf } from '../errors';
import { runHash, RunRecords } from '../records';
import { environmentOf, installPackages, runIn, type ProjectKind } from './project-kinds';
import { filesHashOf, readProject, readProjects, type Project } from './projects';
import { variablesOf } from './services';

export const usage =
  'Accepted options: --all (also projects whose tests are recorded), --name <folder in examples>.';

/** The tests that passed, relative to the root of the repository. */
const RECORD_FILE = 'tests/examples.json';

const COMMAND =
  'npx tsx packages/sample-checks/src/main.ts examples --config sample-checks.config.ts';

/** npm runs the script in the root of the repository. */
const root = process.cwd();

type TestedProject = Project & { kind: ProjectKind };

/** Installs a project, and runs its tests. @throws with the output of the command that failed */
async function testProject({ folder, kind }: TestedProject): Promise<void> {
  await installPackages(folder, kind);
  const env = { ...(await environmentOf(folder, kind)), ...variablesOf(folder) };
  await runIn(folder, kind.test, env);
}

async function check(project: TestedProject, records: RunRecords): Promise<string | undefined> {
  const hash = runHash(project.name, project.kind.test, filesHashOf(project.folder));
  const subject = `examples/${project.name}`;
  if (records.isWanted(hash)) {
    const startedAt = performance.now();
    try {
      await testProject(project);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.info(`${subject}: passed in ${seconds} s`);
      records.set(hash, project.name, true);
    } catch (error) {
      records.set(hash, project.name, false);
      return `${subject}: ${messageOf(error)}`;
    }
  }
  return records.dayOf(hash) === undefined ? records.problem(subject) : undefined;
}

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      all: { type: 'boolean', default: false },
      name: { type: 'string', multiple: true, default: [] },
    },
  });
  const isWhole = values.name.length === 0;
  const projects = isWhole
    ? readProjects(root)
    : values.name.map((name) => readProject(root, name));
  const mode = values.all ? 'all' : 'changed';
  const records = new RunRecords({ root, file: RECORD_FILE, command: COMMAND, mode });
  const tested = projects.filter((project): project is TestedProject => project.kind !== undefined);
  const limit = pLimit(availableParallelism());
  const results = await Promise.all(tested.map((project) => limit(check, project, records)));
  const problems = [
    ...results.filter((problem) => problem !== undefined),
    ...(isWhole ? records.unusedProblems() : []),
  ];
  const others = projects.filter(({ kind }) => !kind).map(({ name }) => name);
  problems.forEach((line) => console.error(line));
  [
    ...(others.length > 0
      ? [`Not tested, because their SDK isn't in the registries: ${others.join(', ')}.`]
      : []),
    records.describe(),
    ...records.save(isWhole),
    `${projects.length} projects: ${problems.length} problems.`,
  ].forEach((line) => console.info(line));
  return problems.length;
}
