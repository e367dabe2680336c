import path from 'node:path';
import { checkedVersionsOf, sdkPackageOf } from '../../../src/config/sdk-releases';
import { goSdkSources, prepareGo, runGo } from '../sdk-toolchains/go';
import type { ApiSymbol, SdkAdapter } from './contracts';
import { goReasons } from './go-reasons';
import { readSymbols } from './read-symbols';

/** The folder of the program: Go runs it there. */
const PROGRAM = path.join(__dirname, 'sdk-syntax/go_api');

/**
 * The packages that readers import, by version. Of the others, `mocks` are for the SDK's own tests, and `constants`,
 * `tools` and `workers` serve the SDK itself.
 */
const publicPackages: Readonly<Record<string, readonly string[]>> = {
  v0: [
    ...['nitric', 'faas', 'api/documents', 'api/errors', 'api/errors/codes', 'api/events'],
    ...['api/queues', 'api/secrets', 'api/storage'],
  ],
  v1: [
    ...['nitric', 'handler', 'api/errors', 'api/errors/codes', 'api/keyvalue', 'api/queues'],
    ...['api/secrets', 'api/storage', 'api/topics'],
  ],
};

async function publicSymbols(version: string): Promise<ApiSymbol[]> {
  const sources = await goSdkSources(version);
  const args = ['run', 'main.go', sources, ...(publicPackages[version] ?? [])];
  return readSymbols(sdkPackageOf('go', version), await runGo(args, PROGRAM, { offline: true }));
}

/** The Go SDK: the module's sources, read by Go's own parser. Types have no pages of their own, so none is asked for. */
export const goAdapter: SdkAdapter = {
  sdk: 'go',
  versions: checkedVersionsOf('go'),
  release: (version) => sdkPackageOf('go', version),
  prepare: prepareGo,
  publicSymbols,
  reasons: (version) => goReasons[version] ?? { undocumented: [], notInRelease: {} },
};
