import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/root';

/** The name of the Node.js SDK in import statements. */
export const NODE_SDK = '@nitric/sdk';

/** The development dependencies that samples are checked against, by SDK version. Older releases have an alias. */
const packages: Readonly<Record<string, string>> = { v0: 'nitric-sdk-v0', v1: NODE_SDK };

export const nodeSdkVersions = Object.keys(packages);

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

/** @throws if the version has no package */
function packageOf(version: string): string {
  const name = packages[version];
  if (name === undefined) {
    throw new Error(
      `No package for Node.js ${version} samples. Known versions: ${nodeSdkVersions.join(', ')}. Add it to scripts/checks/samples/node-sdks.ts.`,
    );
  }
  return name;
}

/** The folder of the package of an SDK version. */
export const nodeSdkFolderOf = (version: string): string =>
  path.join(ROOT, 'node_modules', packageOf(version));

/** Name and release of the package of an SDK version, such as `@nitric/sdk 1.2.2`. */
export const nodeSdkReleaseOf = (version: string): string =>
  `${NODE_SDK} ${installedVersion(packageOf(version))}`;
