import path from 'node:path';
import { parseArgs } from 'node:util';
import { sdkPackageOf } from '@nitric-docs/nitric-facts/releases';
import type { ApiSymbol } from '@nitric-docs/nitric-facts/sdk-api';
import type { Page, SampleChecksConfig } from '../config';
import { sdkIds, versionsOf, type SdkId } from '../sdks';
import { obstacleTo } from '../toolchains/missing-tool';
import { compareReference, type Gap } from './compare';
import { publicSymbols } from './public-symbols';
import { readReasons } from './reasons';

/** The folder of the pages of a version, which is that of their shortest path. */
const folderOf = (pages: readonly Page[]): string =>
  pages
    .map(({ file }) => path.posix.dirname(file))
    .reduce((shortest, folder) => (folder.length < shortest.length ? folder : shortest));

async function checkVersion(
  sdk: SdkId,
  version: string,
  pages: readonly Page[],
  reasonsFile: string,
): Promise<Gap[]> {
  const release = sdkPackageOf(sdk, version);
  let symbols: ApiSymbol[] = [];
  const obstacle = await obstacleTo(async () => {
    symbols = await publicSymbols(sdk, version);
  });
  if (obstacle !== undefined) {
    console.warn(`${release}: reference pages not checked: ${obstacle}.`);
    return [];
  }
  const described = pages.flatMap((page) =>
    page.symbols().map((symbol) => ({ file: page.file, ...symbol })),
  );
  const calls = pages.flatMap((page) => page.calls().map((call) => ({ file: page.file, ...call })));
  const folder = folderOf(pages);
  const gaps = compareReference({
    ...{ pages: described, calls, symbols, release, folder },
    reasons: readReasons(reasonsFile, sdk, version),
    textOf: (name) => pages.find(({ file }) => file === `${folder}/${name}`)?.source,
  });
  console.info(
    `${release}: ${symbols.length} public symbols, ${described.length} pages, ${calls.length} calls in tables, ${gaps.length} gaps.`,
  );
  return gaps;
}

export const usage = 'It has no options.';

export async function main(args: string[], config: SampleChecksConfig): Promise<number> {
  parseArgs({ args });
  const pages = [...(await config.pages())].sort((a, b) => (a.file < b.file ? -1 : 1));
  const gaps: Gap[] = [];
  for (const sdk of sdkIds) {
    for (const version of versionsOf(sdk)) {
      const own = pages.filter(
        ({ route }) => config.sdkOf(route) === sdk && config.versionOf(route) === version,
      );
      gaps.push(...(await checkVersion(sdk, version, own, config.reasons)));
    }
  }
  gaps.forEach(({ file, line, message }) => console.error(`${file}:${line} ${message}`));
  return gaps.length;
}
