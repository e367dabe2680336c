import path from 'node:path';
import { checkedVersionsOf, sdkPackageOf } from '../../../src/config/sdk-releases';
import { goSdkSources, prepareGo, runGo } from '../sdk-toolchains/go';
import type { ApiSymbol, SdkAdapter } from './contracts';
import { goReasons } from './go-reasons';
import { readSymbols } from './read-symbols';

const PROGRAM = path.join(__dirname, 'sdk-syntax/go_api');

/**
 * The public packages by version. Excludes `mocks`, which the tests of the SDK use, and the internal packages `constants`,
 * `tools`, and `workers`.
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

/** Reads the sources of the Go SDK with Go's parser. Types don't require pages. */
export const goAdapter: SdkAdapter = {
  sdk: 'go',
  versions: checkedVersionsOf('go'),
  release: (version) => sdkPackageOf('go', version),
  prepare: prepareGo,
  publicSymbols,
  reasons: (version) => goReasons[version] ?? { undocumented: [], notInRelease: {} },
};
