import fs from 'node:fs';
import path from 'node:path';
import { releaseOf } from '@nitric-docs/nitric-facts/checkout';
import { declarationsIn } from '@nitric-docs/nitric-facts/node-declarations';
import { sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import { nodeDeclarationsOf } from '@nitric-docs/nitric-facts/sdk-api';
import { dependencies } from '../../package.json';
import { dependencyFolder, TOOLCHAIN_FOLDER } from '../folders';
import { latestVersionOf } from '../sdks';

/** The name of the Node.js SDK in import statements. */
export const NODE_SDK = '@nitric/sdk';

/** The dependencies that samples are checked against, by their release. Older releases have an alias. */
const installed: ReadonlyMap<string, string> = new Map(
  Object.entries(dependencies).flatMap(([name, spec]) => {
    const release = name === NODE_SDK ? spec : spec.split(`npm:${NODE_SDK}@`)[1];
    return release === undefined ? [] : [[release, name] as const];
  }),
);

const described = sdkReleaseOf('nodejs', latestVersionOf('nodejs'));

/** The SDK that the registry of the checks has, such as `@nitric/sdk 1.2.2`. It can be older than the described release. */
export const installedNodeSdk = (): string => `${NODE_SDK} ${dependencies[NODE_SDK]}`;

/**
 * The folder in `NITRIC_NODE_SDK`, a git checkout that replaces the installed SDK.
 * @throws if another release is checked out
 */
export function nodeSdkCheckout(): string | undefined {
  const folder = process.env.NITRIC_NODE_SDK;
  if (!folder) {
    return undefined;
  }
  const { tag } = releaseOf(folder);
  if (tag !== `v${described}`) {
    throw new Error(
      `NITRIC_NODE_SDK=${folder} is a checkout of ${tag}. Accepted: v${described}, as in packages/nitric-facts/releases.json. Run "git -C ${folder} checkout v${described}".`,
    );
  }
  return path.resolve(folder);
}

const packageDeclarations = (name: string): string =>
  path.join(dependencyFolder(name), 'lib/index.d.ts');

/** The names between braces: `{ api, type ApiOptions, job as work }`. Types aren't imported when a program runs. */
const namesIn = (list = ''): string[] =>
  list
    .split(',')
    .map((item) => item.trim().split(/\s+as\s+|:/)[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

let installedExports: ReadonlySet<string> | undefined;

/** The names that a program imports from the SDK, and that the installed release doesn't export. */
export function missingInInstalledSdk(code: string): string[] {
  const imports = [
    ...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*'@nitric\/sdk'/g),
    ...code.matchAll(/\{([^}]*)\}\s*=\s*require\('@nitric\/sdk'\)/g),
  ];
  installedExports ??= new Set(
    [
      ...fs.readFileSync(packageDeclarations(NODE_SDK), 'utf8').matchAll(/^export \{([^}]*)\}/gm),
    ].flatMap(([, list]) => namesIn(list)),
  );
  const exported = installedExports;
  return imports.flatMap(([, list]) => namesIn(list)).filter((name) => !exported.has(name));
}

/** Writes the declarations of a checkout to the cache. */
function checkoutDeclarations(checkout: string): string {
  const file = path.join(TOOLCHAIN_FOLDER, 'nodejs.d.ts');
  fs.mkdirSync(TOOLCHAIN_FOLDER, { recursive: true });
  fs.writeFileSync(file, declarationsIn(checkout));
  return file;
}

/** @throws if no dependency has the release of the version, and its declarations aren't stored */
function findDeclarations(version: string): string {
  const release = sdkReleaseOf('nodejs', version);
  const checkout = release === described ? nodeSdkCheckout() : undefined;
  if (checkout !== undefined) {
    return checkoutDeclarations(checkout);
  }
  const name = installed.get(release);
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
