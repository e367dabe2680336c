/**
 * `npx tsx packages/sample-checks/src/reference/index.ts`: compares the reference pages with the public interfaces of the SDKs.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommandLine } from '../../../../scripts/lib/command';
import { ROOT } from '../../../../scripts/lib/root';
import { missingToolNotice } from '../toolchains/readiness';
import { adapters } from './adapters';
import { compareReference } from './compare';
import type { Gap, SdkAdapter } from './contracts';
import { readReasons } from './reasons';
import { folderOf, readReferencePages } from './reference-pages';

const textOfPage = (file: string): string | undefined =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;

async function checkVersion(adapter: SdkAdapter, version: string): Promise<Gap[]> {
  const release = adapter.release(version);
  const readiness = await adapter.prepare?.(version);
  if (readiness && !readiness.ready) {
    console.warn(missingToolNotice(`${release}: reference pages not checked`, readiness));
    return [];
  }
  const symbols = await adapter.publicSymbols(version);
  const pages = readReferencePages(ROOT, adapter.sdk, version);
  const folder = folderOf(adapter.sdk, version);
  const gaps = compareReference({
    pages,
    symbols,
    reasons: readReasons(adapter.sdk, version),
    release,
    folder,
    textOf: (page) => textOfPage(path.join(ROOT, folder, page)),
  });
  console.info(
    `${release}: ${symbols.length} public symbols, ${pages.length} pages, ${gaps.length} gaps.`,
  );
  return gaps;
}

async function main(): Promise<number> {
  parseArgs();
  const gaps: Gap[] = [];
  for (const adapter of adapters) {
    for (const version of adapter.versions) {
      gaps.push(...(await checkVersion(adapter, version)));
    }
  }
  gaps.forEach(({ file, line, message }) => console.error(`${file}:${line} ${message}`));
  return gaps.length;
}

void runCommandLine('check:reference', 'It has no options.', main);
