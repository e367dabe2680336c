import path from 'node:path';
import { sdkPackageNameOf, sdkPackageOf } from '@nitric-docs/nitric-facts/releases';
import {
  describedSymbols,
  goSymbols,
  symbolSchema,
  type ApiSymbol,
} from '@nitric-docs/nitric-facts/sdk-api';
import * as z from 'zod';
import { nodeDeclarationsFile } from '../samples/node-sdks';
import type { SdkId } from '../sdks';
import { goModuleOf, prepareGo, readGoInterface } from '../toolchains/go';
import { preparePython, pythonOf } from '../toolchains/python';
import type { Readiness } from '../toolchains/readiness';
import { runCommand, type CommandResult } from '../toolchains/run-command';
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
async function pythonSymbols(version: string): Promise<ApiSymbol[]> {
  const python = pythonOf(version);
  const { stdout: folder } = await runCommand(python, ['-c', FIND_PACKAGE]);
  const program = path.join(PROGRAMS, 'python_api.py');
  const args = [program, folder.trim(), ...pythonModulesOf(version)];
  return readSymbols(sdkPackageOf('python', version), await runCommand(python, args));
}

/** Reads the installed Go SDK with the type checker of Go. Types don't require pages. */
async function goModuleSymbols(version: string): Promise<ApiSymbol[]> {
  const packages = ['nitric', 'faas', 'api/...'];
  const module = await goModuleOf(version);
  return goSymbols(await readGoInterface(module, sdkPackageNameOf('go'), packages));
}

/** Gives the check access to an SDK. */
export interface SdkAdapter {
  /** Installs the SDK. Absent if it is a dependency. */
  prepare?: (version: string) => Promise<Readiness>;
  publicSymbols: (version: string) => Promise<ApiSymbol[]>;
}

const installedSdks: Partial<Record<SdkId, SdkAdapter>> = {
  nodejs: { publicSymbols: async (version) => publicSymbolsOf(nodeDeclarationsFile(version)) },
  python: { prepare: preparePython, publicSymbols: pythonSymbols },
  go: { prepare: prepareGo, publicSymbols: goModuleSymbols },
};

/** Prefers the description of an SDK version to an installed SDK. Undefined if there is neither. */
export function adapterOf(sdk: SdkId, version: string): SdkAdapter | undefined {
  const symbols = describedSymbols(sdk, version);
  return symbols ? { publicSymbols: async () => symbols } : installedSdks[sdk];
}
