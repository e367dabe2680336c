import path from 'node:path';
import { parseArgs } from 'node:util';
import { sdkPackageOf } from '@nitric-docs/nitric-facts/releases';
import type { Page, SampleChecksConfig } from '../config';
import { sdkIds, versionsOf, type SdkId } from '../sdks';
import { missingToolNotice } from '../toolchains/readiness';
import { adapterOf, type SdkAdapter } from './adapters';
import { compareReference, type Gap } from './compare';
import { readReasons } from './reasons';

/** The folder of the pages of a version, which is that of their shortest path. */
const folderOf = (pages: readonly Page[]): string =>
  pages
    .map(({ file }) => path.posix.dirname(file))
    .reduce((shortest, folder) => (folder.length < shortest.length ? folder : shortest));

async function checkVersion(
  { prepare, publicSymbols }: SdkAdapter,
  sdk: SdkId,
  version: string,
  { pages, reasonsFile }: { pages: readonly Page[]; reasonsFile: string },
): Promise<Gap[]> {
  const release = sdkPackageOf(sdk, version);
  const readiness = await prepare?.(version);
  if (readiness && !readiness.ready) {
    console.warn(missingToolNotice(`${release}: reference pages not checked`, readiness));
    return [];
  }
  const symbols = await publicSymbols(version);
  const folder = folderOf(pages);
  const described = pages.flatMap((page) =>
    page.symbols().map((symbol) => ({ file: page.file, ...symbol })),
  );
  const calls = pages.flatMap((page) => page.calls().map((call) => ({ file: page.file, ...call })));
  const gaps = compareReference({
    pages: described,
    calls,
    symbols,
    reasons: readReasons(reasonsFile, sdk, version),
    release,
    folder,
    textOf: (name) => pages.find(({ file }) => file === `${folder}/${name}`)?.source,
  });
  console.info(
    `${release}: ${symbols.length} public symbols, ${described.length} pages, ${calls.length} calls in tables, ${gaps.length} gaps.`,
  );
  return gaps;
}

/** The command that compares reference pages with SDKs has no options. */
export const usage = 'It has no options.';

/** Compares the reference pages with the public interfaces of the SDKs. */
export async function main(args: string[], config: SampleChecksConfig): Promise<number> {
  parseArgs({ args });
  const pages = [...(await config.pages())].sort((a, b) => (a.file < b.file ? -1 : 1));
  const gaps: Gap[] = [];
  for (const [sdk, version] of sdkIds.flatMap((id) =>
    versionsOf(id).map((one) => [id, one] as const),
  )) {
    const own = pages.filter(
      ({ route }) => config.sdkOf(route) === sdk && config.versionOf(route) === version,
    );
    const options = { pages: own, reasonsFile: config.reasons };
    gaps.push(...(await checkVersion(adapterOf(sdk, version), sdk, version, options)));
  }
  gaps.forEach(({ file, line, message }) => console.error(`${file}:${line} ${message}`));
  return gaps.length;
}
