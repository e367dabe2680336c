import path from 'node:path';
import * as z from 'zod';
import {
  isDescriptionOf,
  readCsharpApi,
  readDartApi,
  readGoApi,
  readJvmApi,
} from '@nitric-docs/nitric-facts/sdk-api';
import { symbolSchema, type ApiSymbol } from '@nitric-docs/nitric-facts/sdk-api';
import {
  csharpSymbols,
  dartSymbols,
  goSymbols,
  jvmSymbols,
} from '@nitric-docs/nitric-facts/sdk-api';
import { sdkPackageNameOf, sdkPackageOf } from '@nitric-docs/nitric-facts/releases';
import { versionsOf, type SdkId } from '../sdks';
import { nodeDeclarationsFile } from '../samples/node-sdks';
import { goModuleOf, prepareGo } from '../toolchains/go';
import { readGoInterface } from '../toolchains/go-interface';
import { preparePython, pythonOf } from '../toolchains/python';
import type { Readiness } from '../toolchains/readiness';
import { runCommand, type CommandResult } from '../toolchains/run-command';
import type { SdkAdapter } from './contracts';
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

/** @param print runs the program in `sdk-syntax/` that reads the SDK */
const installedSdk = (
  sdk: SdkId,
  prepare: (version: string) => Promise<Readiness>,
  print: (version: string) => Promise<CommandResult>,
): SdkAdapter => ({
  sdk,
  versions: versionsOf(sdk),
  release: (version) => sdkPackageOf(sdk, version),
  prepare,
  publicSymbols: async (version) => readSymbols(sdkPackageOf(sdk, version), await print(version)),
});

/** Reads the type declarations of the Node.js SDK with the TypeScript compiler. */
const nodejsAdapter: SdkAdapter = {
  sdk: 'nodejs',
  versions: versionsOf('nodejs'),
  release: (version) => sdkPackageOf('nodejs', version),
  publicSymbols: async (version) => publicSymbolsOf(nodeDeclarationsFile(version)),
};

/**
 * The public modules by version. Excludes the generated protocol code in `proto` and the internal modules `bidi`,
 * `channel`, `config`, and `utils`.
 */
const pythonModulesOf = (version: string): readonly string[] =>
  version === 'v0'
    ? ['resources', 'application', 'api', 'faas', 'exception']
    : ['resources', 'application', 'context', 'exception'];

/** Prints the folder of the package without importing it. */
const FIND_PACKAGE =
  'import importlib.util; print(importlib.util.find_spec("nitric").submodule_search_locations[0])';

/** Reads the installed Python SDK with the `ast` module. */
const pythonAdapter = installedSdk('python', preparePython, async (version) => {
  const python = pythonOf(version);
  const { stdout: folder } = await runCommand(python, ['-c', FIND_PACKAGE]);
  const program = path.join(PROGRAMS, 'python_api.py');
  return runCommand(python, [program, folder.trim(), ...pythonModulesOf(version)]);
});

const goApi = readGoApi();

/** Version 0 is installed, and the described release isn't in every registry. Types don't require pages. */
const goAdapter: SdkAdapter = {
  sdk: 'go',
  versions: versionsOf('go'),
  release: (version) => sdkPackageOf('go', version),
  prepare: async (version) =>
    isDescriptionOf(goApi, version) ? { ready: true, fingerprint: '' } : prepareGo(version),
  publicSymbols: async (version) => {
    if (isDescriptionOf(goApi, version)) {
      return goSymbols(goApi.types);
    }
    const packages = ['nitric', 'faas', 'api/...'];
    const packageName = sdkPackageNameOf('go');
    return goSymbols(await readGoInterface(await goModuleOf(version), packageName, packages));
  },
};

/** Reads the public interface from the API description in `packages/nitric-facts/data/sdk-api`. */
const describedSdk = <Api extends { sdk: SdkId; tag: string }>(
  api: Api,
  symbolsOf: (api: Api) => ApiSymbol[],
): SdkAdapter => ({
  sdk: api.sdk,
  versions: versionsOf(api.sdk).filter((version) => isDescriptionOf(api, version)),
  release: (version) => sdkPackageOf(api.sdk, version),
  publicSymbols: async () => symbolsOf(api),
});

/** The SDKs whose reference pages are checked. */
export const adapters: readonly SdkAdapter[] = [
  nodejsAdapter,
  pythonAdapter,
  goAdapter,
  describedSdk(readDartApi(), dartSymbols),
  describedSdk(readCsharpApi(), csharpSymbols),
  describedSdk(readJvmApi(), jvmSymbols),
];
