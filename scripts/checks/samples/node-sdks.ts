import fs from 'node:fs';
import path from 'node:path';

/** The root of the repository. */
export const siteDir = path.resolve(__dirname, '../../..');

/** One release of the Node.js SDK among the development packages. */
export interface NodeSdk {
  /** The name that samples import. */
  name: string;
  /** Its folder below node_modules: an alias where two releases stand side by side. */
  folder: string;
  /** The release that is installed. */
  release: string;
}

/** @throws an error that names the package when it isn't installed */
export function installedVersion(folder: string): string {
  const file = path.join(siteDir, 'node_modules', folder, 'package.json');
  try {
    const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
    return version;
  } catch (error) {
    throw new Error(`The package ${folder} is not installed. Run npm ci.`, { cause: error });
  }
}

const nodeSdk = (folder: string): NodeSdk => ({
  name: '@nitric/sdk',
  folder,
  release: installedVersion(folder),
});

/** What samples are checked against, by the version of the SDK in an address. */
export const nodeSdks: Readonly<Record<string, NodeSdk>> = {
  v0: nodeSdk('nitric-sdk-v0'),
  v1: nodeSdk('@nitric/sdk'),
};

/** @throws for a version without a package */
export function nodeSdkOf(version: string): NodeSdk {
  const sdk = nodeSdks[version];
  if (!sdk) {
    throw new Error(
      `No package to check Node.js ${version} samples against. Add it to scripts/checks/samples/node-sdks.ts; known: ${Object.keys(nodeSdks).join(', ')}.`,
    );
  }
  return sdk;
}
