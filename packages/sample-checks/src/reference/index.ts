import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page, SampleChecksConfig } from '../config';
import { missingToolNotice } from '../toolchains/readiness';
import { adapters } from './adapters';
import { compareReference } from './compare';
import type { Gap, SdkAdapter } from './contracts';
import { readReasons } from './reasons';

/** The folder of the pages of a version, which is that of their shortest path. */
const folderOf = (pages: readonly Page[]): string =>
  pages
    .map(({ file }) => path.posix.dirname(file))
    .reduce((shortest, folder) => (folder.length < shortest.length ? folder : shortest));

async function checkVersion(
  adapter: SdkAdapter,
  version: string,
  pages: readonly Page[],
  reasonsFile: string,
): Promise<Gap[]> {
  const release = adapter.release(version);
  const readiness = await adapter.prepare?.(version);
  if (readiness && !readiness.ready) {
    console.warn(missingToolNotice(`${release}: reference pages not checked`, readiness));
    return [];
  }
  const symbols = await adapter.publicSymbols(version);
  const folder = folderOf(pages);
  const described = pages.flatMap((page) =>
    page.symbols().map((symbol) => ({ file: page.file, ...symbol })),
  );
  const gaps = compareReference({
    pages: described,
    symbols,
    reasons: readReasons(reasonsFile, adapter.sdk, version),
    release,
    folder,
    textOf: (name) => pages.find(({ file }) => file === `${folder}/${name}`)?.source,
  });
  console.info(
    `${release}: ${symbols.length} public symbols, ${described.length} pages, ${gaps.length} gaps.`,
  );
  return gaps;
}

export const usage = 'It has no options.';

/** Compares the reference pages with the public interfaces of the SDKs. */
export async function main(args: string[], config: SampleChecksConfig): Promise<number> {
  parseArgs({ args });
  const pages = [...(await config.pages())].sort((a, b) => (a.file < b.file ? -1 : 1));
  const gaps: Gap[] = [];
  for (const adapter of adapters) {
    for (const version of adapter.versions) {
      const own = pages.filter(
        ({ route }) => config.sdkOf(route) === adapter.sdk && config.versionOf(route) === version,
      );
      gaps.push(...(await checkVersion(adapter, version, own, config.reasons)));
    }
  }
  gaps.forEach(({ file, line, message }) => console.error(`${file}:${line} ${message}`));
  return gaps.length;
}
