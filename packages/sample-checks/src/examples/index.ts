import fs from 'node:fs';
import path from 'node:path';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import * as z from 'zod';
import { messageOf } from '../errors';
import { latestVersionOf } from '../sdks';
import { goSdk } from '../toolchains/go';
import { GO_SDK_VARIABLE } from '../toolchains/go-sdk';
import { environmentOf, installPackages, runIn } from './project-kinds';
import { readProject, readProjects, type Project } from './projects';

/** The options of the command that installs and tests the projects of guides. */
export const usage = 'Accepted options: --name <folder in examples>, --no-cache.';

/** npm runs the script in the root of the repository. */
const root = process.cwd();

/** The fingerprints of the projects that passed their tests, by name. */
const CACHE_FILE = path.join(root, '.cache/examples.json');
const cacheSchema = z.record(z.string(), z.string());

function readPassed(): Map<string, string> {
  try {
    return new Map(
      Object.entries(cacheSchema.parse(JSON.parse(fs.readFileSync(CACHE_FILE, 'utf8')))),
    );
  } catch {
    return new Map();
  }
}

function writePassed(passed: ReadonlyMap<string, string>): void {
  fs.mkdirSync(path.dirname(CACHE_FILE), { recursive: true });
  fs.writeFileSync(CACHE_FILE, JSON.stringify(Object.fromEntries(passed), null, 2));
}

/** What the result of a project is stored as. A project that was only compiled is tested when the SDK can be had. */
const resultOf = ({ fingerprint }: Project, isTested: boolean): string =>
  isTested ? fingerprint : `compiled ${fingerprint}`;

/** Whether the tests of a project can run, which requires more than the signatures of its SDK. */
const isTestable = async ({ kind }: Project): Promise<boolean> =>
  kind?.compile === undefined || (await goSdk(latestVersionOf('go'))).kind !== 'signatures';

/** @throws with the output of the command that failed */
async function testProject({ folder, kind }: Project, isTested: boolean): Promise<void> {
  if (!kind) {
    return;
  }
  await installPackages(folder, kind);
  const line = (isTested ? undefined : kind.compile) ?? kind.test;
  await runIn(folder, line, await environmentOf(folder, kind));
}

/** Installs the projects of guides and runs their tests. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      name: { type: 'string', multiple: true, default: [] },
      'no-cache': { type: 'boolean', default: false },
    },
  });
  const projects =
    values.name.length > 0
      ? values.name.map((name) => readProject(root, name))
      : readProjects(root);
  const passed = readPassed();
  const testable = new Set<Project>();
  for (const project of projects) {
    if (await isTestable(project)) {
      testable.add(project);
    }
  }
  const isUnknown = (project: Project): boolean =>
    values['no-cache'] || passed.get(project.name) !== resultOf(project, testable.has(project));
  const limit = pLimit(availableParallelism());
  const failures: string[] = [];
  const test = async (project: Project): Promise<void> => {
    const startedAt = performance.now();
    try {
      const isTested = testable.has(project);
      await testProject(project, isTested);
      passed.set(project.name, resultOf(project, isTested));
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const result = isTested
        ? 'passed'
        : `compiled, and not tested because the registry doesn't have the SDK (set ${GO_SDK_VARIABLE} to a checkout),`;
      console.info(`examples/${project.name}: ${result} in ${seconds} s`);
    } catch (error) {
      passed.delete(project.name);
      failures.push(`examples/${project.name}: ${messageOf(error)}`);
    }
    writePassed(passed);
  };
  const tested = projects.filter((project) => project.kind && isUnknown(project));
  await Promise.all(tested.map((project) => limit(test, project)));
  const untested = projects.filter(({ kind }) => !kind).map(({ name }) => name);
  if (untested.length > 0) {
    console.info(`Not installed or tested, because their SDK isn't in the registries: ${untested.join(', ')}.`);
  }
  failures.forEach((line) => console.error(line));
  console.info(
    `${projects.length} projects (${tested.length} tested, the others haven't changed): ${failures.length} failed.`,
  );
  return failures.length;
}
