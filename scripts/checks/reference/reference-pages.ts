import fs from 'node:fs';
import path from 'node:path';
import { readContentPages } from '../../../plugins/lib/content-inventory';
import { lineOf, parametersIn, sectionOf, symbolOf } from '../../../plugins/lib/function-page';
import { parsePage } from '../../../plugins/lib/page-syntax';
import { currentVersionOf, versionIdOf, type SdkId } from '../../../src/config/sdks';
import type { ReferencePage } from './contracts';

/** The section that lists the parameters of a function. */
const SECTION = 'Parameters';

/** @returns undefined for a page without `symbol` in its front matter */
function readReferencePage(file: string, source: string): ReferencePage | undefined {
  const tree = parsePage(file, source);
  const named = symbolOf(tree);
  if (!named) {
    return undefined;
  }
  const section = sectionOf(tree, SECTION);
  return {
    file,
    symbol: named.symbol,
    symbolLine: named.line,
    ...(section ? { parameters: parametersIn(section) } : {}),
    parametersLine: section ? lineOf(section.heading) : 1,
  };
}

/** Folder of the pages of an SDK version, relative to the root of the repository. */
export const folderOf = (sdk: SdkId, version: string): string =>
  version === currentVersionOf(sdk)
    ? `docs/reference/${sdk}`
    : `versioned_docs/version-${versionIdOf(sdk, version)}`;

/**
 * Reads the pages about symbols of an SDK version, sorted by path.
 * @throws if a page can't be parsed
 */
export function readReferencePages(root: string, sdk: SdkId, version: string): ReferencePage[] {
  const folder = folderOf(sdk, version);
  return [...readContentPages(root).values()]
    .map(({ file }) => file)
    .filter((file) => file.startsWith(`${folder}/`))
    .sort()
    .map((file) => readReferencePage(file, fs.readFileSync(path.join(root, file), 'utf8')))
    .filter((page) => page !== undefined);
}
