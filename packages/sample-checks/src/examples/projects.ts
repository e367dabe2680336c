import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { SdkId } from '../sdks';
import { kindOf, type ProjectKind } from './project-kinds';

/** The folder with the projects of the guides, relative to the root of the repository. */
export const EXAMPLES_FOLDER = 'examples';

export interface Project {
  /** Name of the folder, such as `nodejs-rest-api`. */
  name: string;
  /** Absolute path. */
  folder: string;
  kind?: ProjectKind;
}

/** The files of a project, relative to its folder. Files that Git ignores aren't part of it, because tools and runs create them. */
export function filesOf(folder: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const names =
    status === 0
      ? stdout.split('\0')
      : fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .sort();
}

/** Changes with the files of a project that decide how it runs. The container of an editor doesn't. */
export function filesHashOf(folder: string): string {
  const hash = createHash('sha256');
  filesOf(folder)
    .filter((file) => !file.startsWith('.devcontainer/'))
    .forEach((file) => hash.update(file).update(fs.readFileSync(path.join(folder, file))));
  return hash.digest('hex');
}

/** @throws if the project doesn't exist */
export function readProject(root: string, name: string): Project {
  const folder = path.join(root, EXAMPLES_FOLDER, name);
  if (!fs.existsSync(folder)) {
    throw new Error(`${EXAMPLES_FOLDER}/${name} doesn't exist.`);
  }
  const kind = kindOf(folder);
  return { name, folder, ...(kind ? { kind } : {}) };
}

export function readProjects(root: string): Project[] {
  const folder = path.join(root, EXAMPLES_FOLDER);
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => readProject(root, name))
    : [];
}

/** The SDKs whose projects can be compiled and tested with packages from the public registries. */
export const testedSdks: readonly SdkId[] = ['nodejs', 'python', 'go'];
