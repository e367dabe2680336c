import path from 'node:path';
import { checkedVersionsOf, sdkPackageOf } from '../../../src/config/sdk-releases';
import { preparePython, pythonOf } from '../sdk-toolchains/python';
import { runCommand } from '../sdk-toolchains/run-command';
import type { ApiSymbol, SdkAdapter } from './contracts';
import { pythonReasons } from './python-reasons';
import { readSymbols } from './read-symbols';

const PROGRAM = path.join(__dirname, 'sdk-syntax/python_api.py');

/**
 * The public modules by version. Excludes the generated protocol code in `proto` and the internal modules `bidi`,
 * `channel`, `config`, and `utils`.
 */
const publicModules: Readonly<Record<string, readonly string[]>> = {
  v0: ['resources', 'application', 'api', 'faas', 'exception'],
  v1: ['resources', 'application', 'context', 'exception'],
};

/** Prints the folder of the package without importing it. */
const FIND_PACKAGE =
  'import importlib.util; print(importlib.util.find_spec("nitric").submodule_search_locations[0])';

async function publicSymbols(version: string): Promise<ApiSymbol[]> {
  const release = sdkPackageOf('python', version);
  const python = pythonOf(version);
  const { stdout: folder } = await runCommand(python, ['-c', FIND_PACKAGE]);
  const modules = publicModules[version] ?? [];
  return readSymbols(release, await runCommand(python, [PROGRAM, folder.trim(), ...modules]));
}

/** Reads the installed Python SDK with the `ast` module. */
export const pythonAdapter: SdkAdapter = {
  sdk: 'python',
  versions: checkedVersionsOf('python'),
  release: (version) => sdkPackageOf('python', version),
  prepare: preparePython,
  publicSymbols,
  reasons: (version) => pythonReasons[version] ?? { undocumented: [], notInRelease: {} },
};
