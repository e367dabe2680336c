import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { releaseOf } from '../checkout';
import { nodeDeclarationsOf } from '../node-declarations';
import { pathOf, readData } from '../read-data';
import { sdkReleases } from '../releases';
import {
  apiFileOf,
  goApiSchema,
  goInterfaceProgram,
  nodeDeclarations,
  readGoApi,
  type GoApi,
} from '../sdk-api';
import { changesBetween } from './changes';
import { formatApi } from './format-api';

/** The TypeScript compiler writes the declarations. */
function describeNodejs(checkout: string): string[] {
  const { tag, commit } = releaseOf(checkout);
  const { repository } = sdkReleases.nodejs;
  const header = `// The interface of ${repository} ${tag} (${commit}), written by "npm run facts -- sdk-api nodejs".\n`;
  fs.writeFileSync(nodeDeclarations, header + nodeDeclarationsOf(checkout));
  return [`${repository} ${tag}: run "git diff ${nodeDeclarations}" to see the changes.`];
}

/** Go's type checker reads the packages. */
function readGoTypes(checkout: string): unknown {
  const args = ['run', goInterfaceProgram, sdkReleases.go.package, 'nitric/...'];
  const options = { cwd: path.resolve(checkout), encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  return JSON.parse(
    execFileSync('go', args, { ...options, env: { ...process.env, GOWORK: 'off' } }),
  );
}

function describeGo(checkout: string): string[] {
  const { repository } = sdkReleases.go;
  const present = readGoApi();
  const release = { sdk: 'go', repo: repository, ...releaseOf(checkout) } as const;
  const { types } = readData(apiFileOf('go'), goApiSchema, {
    ...release,
    types: readGoTypes(checkout),
  });
  // In the order of the file.
  const api: GoApi = { ...release, types };
  if (types.length === 0) {
    throw new Error(`${checkout} has no packages below nitric. Pass a checkout of ${repository}.`);
  }
  const changes = changesBetween(present, api);
  fs.writeFileSync(pathOf(apiFileOf('go')), formatApi(api));
  const members = types.reduce((sum, type) => sum + type.members.length, 0);
  return [
    `${repository} ${api.tag}: ${types.length} types, ${members} members`,
    ...(changes.length > 0
      ? [`Changes since ${present.tag}:`, ...changes]
      : [`No changes since ${present.tag}`]),
  ];
}

/**
 * Updates the description of an SDK's interface from its sources, and prints the changes.
 * @returns the number of problems
 */
export function describeSdk(sdk: 'go' | 'nodejs', checkout: string): number {
  const lines = sdk === 'go' ? describeGo(checkout) : describeNodejs(checkout);
  console.info(lines.join('\n'));
  return 0;
}
