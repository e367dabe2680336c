import fs from 'node:fs';
import path from 'node:path';
import { dependencies } from '../../package.json';
import { nodeDeclarations } from '@nitric-docs/nitric-facts/sdk-api';
import { sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import { latestVersionOf } from '../sdks';
import { releaseOf } from '@nitric-docs/nitric-facts/checkout';
import { nodeDeclarationsOf } from '@nitric-docs/nitric-facts/node-declarations';
import { dependencyFolder } from '../folders';
import { TOOLCHAIN_FOLDER } from '../folders';

/** The name of the Node.js SDK in import statements. */
export const NODE_SDK = '@nitric/sdk';

/** The dependencies that samples are checked against, with their releases. Older releases have an alias. */
const packages = Object.entries(dependencies).flatMap(([name, spec]) => {
  const release = name === NODE_SDK ? spec : spec.split(`npm:${NODE_SDK}@`)[1];
  return release === undefined ? [] : [{ name, release }];
});

const described = sdkReleaseOf('nodejs', latestVersionOf('nodejs'));

/** @throws if the package isn't installed */
function installedVersion(name: string): string {
  const manifest = fs.readFileSync(path.join(dependencyFolder(name), 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** @throws if no dependency has the release of the version */
function packageOf(version: string): string {
  const release = sdkReleaseOf('nodejs', version);
  const found = packages.find((one) => one.release === release);
  if (!found) {
    throw new Error(
      `packages/sample-checks/package.json: no dependency is ${NODE_SDK} ${release}, which packages/nitric-facts/releases.json has for ${version}. ` +
        `Run "npm install --save-exact --workspace @nitric-docs/sample-checks nitric-sdk-${version}@npm:${NODE_SDK}@${release}".`,
    );
  }
  return found.name;
}

/** The SDK that the registry of the checks has, such as `@nitric/sdk 1.2.2`. It can be older than the described release. */
export const installedNodeSdk = (): string => `${NODE_SDK} ${installedVersion(NODE_SDK)}`;

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

const declarationsIn = (name: string): string =>
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
      ...fs.readFileSync(declarationsIn(NODE_SDK), 'utf8').matchAll(/^export \{([^}]*)\}/gm),
    ].flatMap(([, list]) => namesIn(list)),
  );
  const exported = installedExports;
  return imports.flatMap(([, list]) => namesIn(list)).filter((name) => !exported.has(name));
}

/** Writes the declarations of a checkout to the cache. */
function declarationsFrom(checkout: string): string {
  const file = path.join(TOOLCHAIN_FOLDER, 'nodejs.d.ts');
  fs.mkdirSync(TOOLCHAIN_FOLDER, { recursive: true });
  fs.writeFileSync(file, nodeDeclarationsOf(checkout));
  return file;
}

/** The declarations of the described release: of the checkout, of the installed package, or those in the repository. */
function latestDeclarations(): string {
  const checkout = nodeSdkCheckout();
  if (checkout !== undefined) {
    return declarationsFrom(checkout);
  }
  return installedVersion(NODE_SDK) === described ? declarationsIn(NODE_SDK) : nodeDeclarations;
}

let latest: string | undefined;

/** The file with the type declarations of an SDK version. */
export const nodeDeclarationsFile = (version: string): string =>
  sdkReleaseOf('nodejs', version) === described
    ? (latest ??= latestDeclarations())
    : declarationsIn(packageOf(version));
