import fs from 'node:fs';
import path from 'node:path';
import { PACKAGE_FOLDER } from '../folders';
import { runHash } from '../records';
import { goEnvironment } from '../toolchains/go';
import { install } from '../toolchains/missing-tool';
import { preparedFolder, prepareFolder } from '../toolchains/prepared-folder';

/** The Go module with the programs that start samples. */
const TOOLS = path.join(PACKAGE_FOLDER, 'runtime');

const sources = fs
  .readdirSync(TOOLS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!testdata\/).*(?:(?<!_test)\.go|go\.(?:mod|sum))$/.test(file))
  .sort()
  .map((file) => `${file}\n${fs.readFileSync(path.join(TOOLS, file), 'utf8')}`);

/** Changes with the sources of the runtime. */
export const runtimeHash = runHash(sources);

const toolFolder = preparedFolder('nitric-runtime', sources);

/** Path of `nitric-run`. Call `prepareTools` first. */
export const toolPath = path.join(toolFolder.folder, 'nitric-run');

/** Compiles `nitric-run`, unless it is up to date. This takes about two minutes if the Go module cache is empty. */
export async function prepareTools(): Promise<void> {
  const options = { cwd: TOOLS, env: { ...process.env, ...goEnvironment } };
  const build = (folder: string): Promise<void> =>
    install(
      'go build of packages/sample-checks/runtime',
      'go',
      ['build', '-o', `${folder}/`, './cmd/...'],
      options,
    );
  await prepareFolder(toolFolder, build, 'nitric-run');
}

/** The release of the Nitric CLI that the tools contain, such as `1.61.1`. */
export function nitricRelease(): string {
  const required = fs.readFileSync(path.join(TOOLS, 'go.mod'), 'utf8');
  const release = /github\.com\/nitrictech\/cli v(\S+)/.exec(required)?.[1];
  if (release === undefined) {
    throw new Error(
      'packages/sample-checks/runtime/go.mod must require github.com/nitrictech/cli.',
    );
  }
  return release;
}
