import fs from 'node:fs';
import path from 'node:path';
import { devDependencies } from '../../../package.json';
import { sdkReleaseOf } from '../../../src/config/sdk-packages';
import { ROOT } from '../../lib/root';

/** The name of the Node.js SDK in import statements. */
export const NODE_SDK = '@nitric/sdk';

/** The development dependencies that samples are checked against, with their releases. Older releases have an alias. */
const packages = Object.entries(devDependencies).flatMap(([name, spec]) => {
  const release = name === NODE_SDK ? spec : spec.split(`npm:${NODE_SDK}@`)[1];
  return release === undefined ? [] : [{ name, release }];
});

export const nodeSdkPackages = packages.map(({ name }) => name);

/** @throws if the package isn't installed */
export function installedVersion(name: string): string {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  try {
    const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
    return version;
  } catch (error) {
    throw new Error(`Package ${name} isn't installed. Run "npm ci".`, { cause: error });
  }
}

/** @throws if no dependency has the release of the version */
function packageOf(version: string): string {
  const release = sdkReleaseOf('nodejs', version);
  const found = packages.find((one) => one.release === release);
  if (!found) {
    throw new Error(
      `package.json: no development dependency is ${NODE_SDK} ${release}, which src/config/sdk-releases.json has for ${version}. ` +
        `Run "npm install --save-dev --save-exact nitric-sdk-${version}@npm:${NODE_SDK}@${release}".`,
    );
  }
  return found.name;
}

/** The folder of the package of an SDK version. */
export const nodeSdkFolderOf = (version: string): string =>
  path.join(ROOT, 'node_modules', packageOf(version));
