import path from 'node:path';
import { goApiSchema, type GoApi } from '../../../../src/config/node/sdk-api/schemas';
import { latestVersionOf, sdkOf } from '../../../../src/config/sdks';
import { goModuleOf, prepareGo, runGo } from '../../../checks/sdk-toolchains/go';
import { GO_SDK_VARIABLE } from '../../../checks/sdk-toolchains/go-sdk';
import type { Release } from '../../../lib/checkout';

const goTypesSchema = goApiSchema.shape.types;

/**
 * Reads the types of a Go module with Go's type checker.
 * @param folder of a module that requires it
 * @param module its path, such as `github.com/nitrictech/go-sdk`
 * @throws with the output of Go if its packages don't compile
 */
export async function readGoTypes(folder: string, module: string): Promise<GoApi['types']> {
  const program = path.join(__dirname, 'main.go');
  const { status, stdout, stderr } = await runGo(['run', program, module, 'nitric/...'], folder, {
    offline: true,
  });
  if (status !== 0) {
    throw new Error(`${module} can't be read:\n${stderr}`);
  }
  return goTypesSchema.parse(JSON.parse(stdout));
}

/**
 * Reads the public interface of the Go SDK.
 * @throws if the checkout isn't the described release, or Go can't compile it
 */
export async function extractGo(checkout: string, release: Release): Promise<GoApi> {
  process.env[GO_SDK_VARIABLE] = path.resolve(checkout);
  const version = latestVersionOf('go');
  const readiness = await prepareGo(version);
  if (!readiness.ready) {
    throw new Error(readiness.reason);
  }
  const types = await readGoTypes(await goModuleOf(version), sdkOf('go').packageName);
  return { sdk: 'go', repo: 'nitrictech/go-sdk', ...release, types };
}
