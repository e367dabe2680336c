import path from 'node:path';
import type { GoApi } from '@nitric-docs/nitric-facts/sdk-api';
import { sdkPackageNameOf } from '@nitric-docs/nitric-facts/releases';
import { latestVersionOf } from '../../../../src/config/sdks';
import { goModuleOf, prepareGo } from '../../../../packages/sample-checks/src/toolchains/go';
import { readGoInterface } from '../../../../packages/sample-checks/src/toolchains/go-interface';
import { GO_SDK_VARIABLE } from '../../../../packages/sample-checks/src/toolchains/go-sdk';
import type { Release } from '../../../lib/checkout';

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
  const packageName = sdkPackageNameOf('go');
  const types = await readGoInterface(await goModuleOf(version), packageName, ['nitric/...']);
  return { sdk: 'go', repo: 'nitrictech/go-sdk', ...release, types };
}
