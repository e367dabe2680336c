import path from 'node:path';
import { sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import { nodeDeclarationsOf } from '@nitric-docs/nitric-facts/sdk-api';
import { dependencies } from '../../package.json';
import { dependencyFolder, PACKAGE_FOLDER } from '../folders';

export const NODE_SDK = '@nitric/sdk';

/** The package that checks install, because their registry doesn't have the release of the pages. */
export const nodeSdkFile = (): string =>
  path.resolve(PACKAGE_FOLDER, dependencies[NODE_SDK].replace('file:', ''));

/**
 * The file with the type declarations of an SDK version.
 * @throws if no dependency has the release of the version, and its declarations aren't stored
 */
export function nodeDeclarationsFile(version: string): string {
  const release = sdkReleaseOf('nodejs', version);
  const isOlder = ([, spec]: [string, string]): boolean => spec === `npm:${NODE_SDK}@${release}`;
  const [name] = Object.entries(dependencies).find(isOlder) ?? [];
  const file =
    name === undefined
      ? nodeDeclarationsOf(version)
      : path.join(dependencyFolder(name), 'lib/index.d.ts');
  if (file === undefined) {
    throw new Error(
      `packages/sample-checks/package.json: no dependency is ${NODE_SDK} ${release}, which packages/nitric-facts/releases.json has for ${version}. ` +
        `Run "npm install --save-exact --workspace @nitric-docs/sample-checks nitric-sdk-${version}@npm:${NODE_SDK}@${release}", or "npm run facts -- sdk-api nodejs ${version} <checkout>".`,
    );
  }
  return file;
}
