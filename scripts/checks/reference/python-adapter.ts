import path from 'node:path';
import { checkedVersionsOf, sdkPackageOf } from '../../../src/config/sdk-releases';
import { preparePython, pythonOf } from '../sdk-toolchains/python';
import { runCommand } from '../sdk-toolchains/run-command';
import type { ApiSymbol, SdkAdapter } from './contracts';
import { pythonReasons } from './python-reasons';
import { readSymbols } from './read-symbols';

const PROGRAM = path.join(__dirname, 'sdk-syntax/python_api.py');

/**
 * The modules that readers import from, by version. Of the others, `proto` is generated code for the wire, and `bidi`,
 * `channel`, `config` and `utils` serve the SDK itself.
 */
const publicModules: Readonly<Record<string, readonly string[]>> = {
  v0: ['resources', 'application', 'api', 'faas', 'exception'],
  v1: ['resources', 'application', 'context', 'exception'],
};

/** Prints where the package is installed, without importing it. */
const FIND_PACKAGE =
  'import importlib.util; print(importlib.util.find_spec("nitric").submodule_search_locations[0])';

async function publicSymbols(version: string): Promise<ApiSymbol[]> {
  const release = sdkPackageOf('python', version);
  const python = pythonOf(version);
  const { stdout: folder } = await runCommand(python, ['-c', FIND_PACKAGE]);
  const modules = publicModules[version] ?? [];
  return readSymbols(release, await runCommand(python, [PROGRAM, folder.trim(), ...modules]));
}

/** The Python SDK: the installed package, read by the `ast` module of its own interpreter. */
export const pythonAdapter: SdkAdapter = {
  sdk: 'python',
  versions: checkedVersionsOf('python'),
  release: (version) => sdkPackageOf('python', version),
  prepare: preparePython,
  publicSymbols,
  reasons: (version) => pythonReasons[version] ?? { undocumented: [], notInRelease: {} },
};
