/**
 * `npm run examples`: installs the projects of the guides and runs their tests.
 * Use `--name nodejs-rest-api` (repeatable) to test some of them, and `--no-cache` to test unchanged projects again.
 */
import fs from 'node:fs';
import path from 'node:path';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import * as z from 'zod';
import { messageOf } from '../../../src/config/error-message';
import { runCommandLine } from '../../lib/command';
import { environmentOf, installPackages, runIn } from './project-kinds';
import { readProject, readProjects, type Project } from './projects';

const USAGE = 'Accepted options: --name <folder in examples>, --no-cache.';

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

/** @throws with the output of the command that failed */
async function testProject({ folder, kind }: Project): Promise<void> {
  if (!kind) {
    return;
  }
  await installPackages(folder, kind);
  await runIn(folder, kind.test, await environmentOf(kind));
}

async function main(): Promise<number> {
  const { values } = parseArgs({
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
  const isUnknown = ({ name, fingerprint }: Project): boolean =>
    values['no-cache'] || passed.get(name) !== fingerprint;
  const limit = pLimit(availableParallelism());
  const failures: string[] = [];
  const test = async (project: Project): Promise<void> => {
    const startedAt = performance.now();
    try {
      await testProject(project);
      passed.set(project.name, project.fingerprint);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.info(`examples/${project.name}: passed in ${seconds} s`);
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

void runCommandLine('examples', USAGE, main);
