import fs from 'node:fs';
import path from 'node:path';

export const PACKAGE_FOLDER = path.resolve(__dirname, '..');

export const REPOSITORY = path.resolve(PACKAGE_FOLDER, '../..');

/** The folder of installed SDKs and compilers, which all runs share. */
export const TOOLCHAIN_FOLDER = path.join(REPOSITORY, '.cache/toolchains');

/** npm can install dependencies of a package next to those of the repository. @throws if it isn't installed */
export function dependencyFolder(name: string): string {
  const found = [PACKAGE_FOLDER, REPOSITORY]
    .map((folder) => path.join(folder, 'node_modules', name))
    .find((folder) => fs.existsSync(folder));
  if (found === undefined) {
    throw new Error(`Package ${name} isn't installed. Run "npm ci".`);
  }
  return found;
}
