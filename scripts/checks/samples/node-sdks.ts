import fs from 'node:fs';
import path from 'node:path';

/** The root of the repository. */
export const siteDir = path.resolve(__dirname, '../../..');

/** A release of the Node.js SDK that is installed as a development dependency. */
interface NodeSdk {
  /** The name in import statements. */
  name: string;
  /** The folder in node_modules, which is an alias for older releases. */
  folder: string;
  /** The installed release. */
  release: string;
}

/** @throws if the package isn't installed */
export function installedVersion(folder: string): string {
  const file = path.join(siteDir, 'node_modules', folder, 'package.json');
  try {
    const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
    return version;
  } catch (error) {
    throw new Error(`Package ${folder} isn't installed. Run "npm ci".`, { cause: error });
  }
}

const nodeSdk = (folder: string): NodeSdk => ({
  name: '@nitric/sdk',
  folder,
  release: installedVersion(folder),
});

/** The releases that samples are checked against, by SDK version. */
export const nodeSdks: Readonly<Record<string, NodeSdk>> = {
  v0: nodeSdk('nitric-sdk-v0'),
  v1: nodeSdk('@nitric/sdk'),
};

/** @throws if the version has no package */
export function nodeSdkOf(version: string): NodeSdk {
  const sdk = nodeSdks[version];
  if (!sdk) {
    throw new Error(
      `No package for Node.js ${version} samples. Known versions: ${Object.keys(nodeSdks).join(', ')}. Add it to scripts/checks/samples/node-sdks.ts.`,
    );
  }
  return sdk;
}
