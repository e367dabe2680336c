import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { SdkId } from '../sdks';
import { kindOf, type ProjectKind } from './project-kinds';

/** The folder with the projects of the guides, relative to the root of the repository. */
export const EXAMPLES_FOLDER = 'examples';

/** The project of a guide. */
export interface Project {
  /** Name of the folder, such as `nodejs-rest-api`. */
  name: string;
  /** Absolute path. */
  folder: string;
  /** How its packages are installed and its tests run. Absent if it has no package manifest. */
  kind?: ProjectKind;
}

/** Folders that tools create in a project. They aren't part of it. */
const CREATED = new Set(['node_modules', '.nitric', '.venv', '.pytest_cache', '__pycache__']);
/** Folders of tools that create many more files. */
const OUTPUT = new Set(['dist', '.next', 'out', 'generated']);

/** The files of a project, relative to its folder. */
export function filesOf(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      if (CREATED.has(entry.name) || OUTPUT.has(entry.name) || entry.name === '.env') {
        return [];
      }
      return entry.isDirectory()
        ? filesOf(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
        : [entry.name];
    })
    .sort();
}

/** Changes with the files of a project. */
export function filesHashOf(folder: string): string {
  const hash = createHash('sha256');
  filesOf(folder).forEach((file) =>
    hash.update(file).update(fs.readFileSync(path.join(folder, file))),
  );
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

/** All projects, in alphabetical order. */
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
