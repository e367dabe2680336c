import fs from 'node:fs';
import path from 'node:path';
import { latestVersionOf } from '../sdks';
import { sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import { releaseOf } from '@nitric-docs/nitric-facts/checkout';

/** Names a checkout of the described release, so that samples are compiled and run with the real SDK. */
export const GO_SDK_VARIABLE = 'NITRIC_GO_SDK';

/** The folders of a checkout that programs are compiled from. */
const FOLDERS = ['constants', 'internal', 'nitric'];

/** The SDK as files that a module replaces its requirement with. */
export type SdkFiles = ReadonlyMap<string, string>;

function goFilesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!_test)\.go$/.test(file))
    .sort();
}

/**
 * The sources of a checkout.
 * @throws if the checkout isn't one of the described release
 */
export function checkoutFiles(checkout: string): SdkFiles {
  const { tag } = releaseOf(checkout);
  const described = `v${sdkReleaseOf('go', latestVersionOf('go'))}`;
  if (tag !== described) {
    throw new Error(
      `${GO_SDK_VARIABLE}=${checkout} is a checkout of ${tag}. Accepted: ${described}, as in packages/nitric-facts/releases.json. ` +
        `Run "git -C ${checkout} checkout ${described}".`,
    );
  }
  return new Map(
    FOLDERS.flatMap((name) =>
      goFilesBelow(path.join(checkout, name)).map((file) => [
        `${name}/${file}`,
        fs.readFileSync(path.join(checkout, name, file), 'utf8'),
      ]),
    ),
  );
}
