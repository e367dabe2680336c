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

/** @throws if the package can't be installed or found */
async function pythonSymbols(version: string): Promise<ApiSymbol[]> {
  await preparePython(version);
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
  if (!goSources(version)) {
    await prepareGo(version);
  }
  const sources = await goSdkSources(version);
  const isPublic = goPackageOf(version);
  return goSymbolsIn(new Map([...sources].filter(([file]) => isPublic.test(file))));
}

/** @throws a MissingToolError if the SDK can't be installed on this machine */
export async function publicSymbols(sdk: SdkId, version: string): Promise<ApiSymbol[]> {
  switch (sdk) {
    case 'nodejs':
      return publicSymbolsOf(nodeDeclarationsFile(version));
    case 'python':
      return pythonSymbols(version);
    case 'go':
      return goSymbols(version);
    default:
      return describedSymbols(sdk, version) ?? [];
  }
}
