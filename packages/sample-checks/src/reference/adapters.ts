import fs from 'node:fs';
import path from 'node:path';
import { sdkPackageOf } from '@nitric-docs/nitric-facts/releases';
import { describedSymbols, goSources, type ApiSymbol } from '@nitric-docs/nitric-facts/sdk-api';
import { globSync } from 'tinyglobby';
import { nodeDeclarationsFile } from '../samples/node-sdks';
import type { SdkId } from '../sdks';
import { goSdkSources, prepareGo } from '../toolchains/go';
import { preparePython, pythonOf } from '../toolchains/python';
import { runCommand } from '../toolchains/run-command';
import { goSymbolsIn } from './go-symbols';
import { publicSymbolsOf } from './nodejs-symbols';
import { pythonSymbolsIn } from './python-symbols';

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

/** The sources of a module, which is a file or a folder. */
function sourcesOf(folder: string, module: string): string[] {
  const file = path.join(folder, `${module}.py`);
  const files = fs.existsSync(file)
    ? [file]
    : globSync(`${module}/*.py`, { cwd: folder, absolute: true });
  return files.sort().map((one) => fs.readFileSync(one, 'utf8'));
}

/** @throws if the package can't be found */
async function pythonSymbols(version: string): Promise<ApiSymbol[]> {
  const { status, stdout, stderr } = await runCommand(pythonOf(version), ['-c', FIND_PACKAGE]);
  if (status !== 0) {
    throw new Error(`${sdkPackageOf('python', version)} isn't installed: ${stderr.trim()}`);
  }
  const modules = pythonModulesOf(version);
  return pythonSymbolsIn(modules.flatMap((module) => sourcesOf(stdout.trim(), module)));
}

/** The packages of each version that programs import. */
const goPackageOf = (version: string): RegExp =>
  version === 'v0' ? /^(?:nitric|faas|api\/.*)\/[^/]*$/ : /^nitric\//;

async function goSymbols(version: string): Promise<ApiSymbol[]> {
  const sources = await goSdkSources(version);
  const isPublic = goPackageOf(version);
  return goSymbolsIn(new Map([...sources].filter(([file]) => isPublic.test(file))));
}

/** Gives the check access to an SDK. */
export interface SdkAdapter {
  /** Installs the SDK. Absent if it is a dependency, or its interface is stored. */
  prepare?: (version: string) => Promise<unknown>;
  publicSymbols: (version: string) => Promise<ApiSymbol[]>;
}

/** @throws if the interface of the version is neither stored nor installed */
export function adapterOf(sdk: SdkId, version: string): SdkAdapter {
  switch (sdk) {
    case 'nodejs':
      return { publicSymbols: async () => publicSymbolsOf(nodeDeclarationsFile(version)) };
    case 'python':
      return { prepare: preparePython, publicSymbols: pythonSymbols };
    case 'go':
      return { ...(goSources(version) ? {} : { prepare: prepareGo }), publicSymbols: goSymbols };
    default: {
      const symbols = describedSymbols(sdk, version) ?? [];
      return { publicSymbols: async () => symbols };
    }
  }
}
