import fs from 'node:fs';
import path from 'node:path';
import { sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import { nodeDeclarationsOf } from '@nitric-docs/nitric-facts/sdk-api';
import { dependencies } from '../../package.json';
import { dependencyFolder, PACKAGE_FOLDER, REPOSITORY } from '../folders';

/** The name of the Node.js SDK in import statements. */
export const NODE_SDK = '@nitric/sdk';

/** The dependencies with an older release, by their release. */
const older: ReadonlyMap<string, string> = new Map(
  Object.entries(dependencies).flatMap(([name, spec]) => {
    const release = spec.split(`npm:${NODE_SDK}@`)[1];
    return release === undefined ? [] : [[release, name] as const];
  }),
);

/**
 * The package that checks install, because their registry doesn't have the release of the pages.
 * @throws if it is missing
 */
export function nodeSdkFile(): string {
  const file = path.resolve(PACKAGE_FOLDER, dependencies[NODE_SDK].replace('file:', ''));
  if (!fs.existsSync(file)) {
    throw new Error(
      `${path.relative(REPOSITORY, file)} is missing. Run "git checkout third_party", or build it as third_party/README.md says.`,
    );
  }
  return file;
}

const packageDeclarations = (name: string): string =>
  path.join(dependencyFolder(name), 'lib/index.d.ts');

/** @throws if no dependency has the release of the version, and its declarations aren't stored */
function findDeclarations(version: string): string {
  const release = sdkReleaseOf('nodejs', version);
  const name = older.get(release);
  const file = name === undefined ? nodeDeclarationsOf(version) : packageDeclarations(name);
  if (file === undefined) {
    throw new Error(
      `packages/sample-checks/package.json: no dependency is ${NODE_SDK} ${release}, which packages/nitric-facts/releases.json has for ${version}. ` +
        `Run "npm install --save-exact --workspace @nitric-docs/sample-checks nitric-sdk-${version}@npm:${NODE_SDK}@${release}", or "npm run facts -- sdk-api nodejs ${version} <checkout>".`,
    );
  }
  return file;
}

const files = new Map<string, string>();

/** The file with the type declarations of an SDK version. */
export function nodeDeclarationsFile(version: string): string {
  const file = files.get(version) ?? findDeclarations(version);
  files.set(version, file);
  return file;
}
