import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { releaseOf } from '../checkout';
import { nodeDeclarationsOf } from '../node-declarations';
import { pathOf } from '../read-data';
import { sdkReleases } from '../releases';
import { apiFileOf, goApiSchema, goInterfaceProgram, nodeDeclarations } from '../sdk-api';
import { formatApi } from '../sdk-api/format-api';

/** Go's type checker reads the packages. */
function goApiOf(checkout: string): string {
  const args = ['run', goInterfaceProgram, sdkReleases.go.package, 'nitric/...'];
  const output = execFileSync('go', args, {
    cwd: path.resolve(checkout),
    env: { ...process.env, GOWORK: 'off' },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const types = goApiSchema.shape.types.parse(JSON.parse(output));
  const { repository: repo } = sdkReleases.go;
  if (types.length === 0) {
    throw new Error(`${checkout} has no packages below nitric. Pass a checkout of ${repo}.`);
  }
  return formatApi({ sdk: 'go', repo, ...releaseOf(checkout), types });
}

/** The TypeScript compiler writes the declarations. */
function nodejsApiOf(checkout: string): string {
  const { tag, commit } = releaseOf(checkout);
  const { repository } = sdkReleases.nodejs;
  const header = `// The interface of ${repository} ${tag} (${commit}), written by "npm run facts -- sdk-api nodejs".\n`;
  return header + nodeDeclarationsOf(checkout);
}

/** Updates the description of an SDK's interface from its sources. */
export function describeSdk(sdk: 'go' | 'nodejs', checkout: string): void {
  const [file, text] =
    sdk === 'go'
      ? [pathOf(apiFileOf('go')), goApiOf(checkout)]
      : [nodeDeclarations, nodejsApiOf(checkout)];
  fs.writeFileSync(file, text);
  console.info(`Updated. To see the changes, run: git diff ${path.relative('.', file)}`);
}
