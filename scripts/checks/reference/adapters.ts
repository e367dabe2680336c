import path from 'node:path';
import * as z from 'zod';
import { checkedVersionsOf, sdkPackageOf } from '../../../src/config/sdk-releases';
import { nodeSdkReleaseOf, nodeSdkFolderOf, nodeSdkVersions } from '../samples/node-sdks';
import { goSdkSources, prepareGo, runGo } from '../sdk-toolchains/go';
import { preparePython, pythonOf } from '../sdk-toolchains/python';
import { runCommand, type CommandResult } from '../sdk-toolchains/run-command';
import { symbolSchema, type ApiSymbol, type SdkAdapter } from './contracts';
import { publicSymbolsOf } from './nodejs-symbols';

const PROGRAMS = path.join(__dirname, 'sdk-syntax');

/**
 * Parses the output of a program in `sdk-syntax/`.
 * @param release name of the SDK release, for the error message
 * @throws if the program failed or its output is invalid
 */
export function readSymbols(
  release: string,
  { status, stdout, stderr }: CommandResult,
): ApiSymbol[] {
  if (status !== 0) {
    throw new Error(`Failed to read the public interface of ${release}: ${stderr.trim()}`);
  }
  return z.array(symbolSchema).parse(JSON.parse(stdout));
}

/** Reads the type declarations of the Node.js SDK with the TypeScript compiler. */
const nodejsAdapter: SdkAdapter = {
  sdk: 'nodejs',
  versions: nodeSdkVersions,
  release: nodeSdkReleaseOf,
  publicSymbols: async (version) =>
    publicSymbolsOf(path.join(nodeSdkFolderOf(version), 'lib/index.d.ts')),
};

/**
 * The public modules by version. Excludes the generated protocol code in `proto` and the internal modules `bidi`,
 * `channel`, `config`, and `utils`.
 */
const pythonModules: Readonly<Record<string, readonly string[]>> = {
  v0: ['resources', 'application', 'api', 'faas', 'exception'],
  v1: ['resources', 'application', 'context', 'exception'],
};

/** Prints the folder of the package without importing it. */
const FIND_PACKAGE =
  'import importlib.util; print(importlib.util.find_spec("nitric").submodule_search_locations[0])';

/** Reads the installed Python SDK with the `ast` module. */
const pythonAdapter: SdkAdapter = {
  sdk: 'python',
  versions: checkedVersionsOf('python'),
  release: (version) => sdkPackageOf('python', version),
  prepare: preparePython,
  publicSymbols: async (version) => {
    const python = pythonOf(version);
    const { stdout: folder } = await runCommand(python, ['-c', FIND_PACKAGE]);
    const program = path.join(PROGRAMS, 'python_api.py');
    const args = [program, folder.trim(), ...(pythonModules[version] ?? [])];
    return readSymbols(sdkPackageOf('python', version), await runCommand(python, args));
  },
};

/**
 * The public packages by version. Excludes `mocks`, which the tests of the SDK use, and the internal packages `constants`,
 * `tools`, and `workers`.
 */
const goPackages: Readonly<Record<string, readonly string[]>> = {
  v0: [
    ...['nitric', 'faas', 'api/documents', 'api/errors', 'api/errors/codes', 'api/events'],
    ...['api/queues', 'api/secrets', 'api/storage'],
  ],
  v1: [
    ...['nitric', 'handler', 'api/errors', 'api/errors/codes', 'api/keyvalue', 'api/queues'],
    ...['api/secrets', 'api/storage', 'api/topics'],
  ],
};

/** Reads the sources of the Go SDK with Go's parser. Types don't require pages. */
const goAdapter: SdkAdapter = {
  sdk: 'go',
  versions: checkedVersionsOf('go'),
  release: (version) => sdkPackageOf('go', version),
  prepare: prepareGo,
  publicSymbols: async (version) => {
    const args = ['run', 'main.go', await goSdkSources(version), ...(goPackages[version] ?? [])];
    const printed = await runGo(args, path.join(PROGRAMS, 'go_api'), { offline: true });
    return readSymbols(sdkPackageOf('go', version), printed);
  },
};

/** The SDKs whose reference pages are checked. */
export const adapters: readonly SdkAdapter[] = [nodejsAdapter, pythonAdapter, goAdapter];
