import fs from 'node:fs';
import path from 'node:path';
import { readContentPages } from '../../../../plugins/lib/content-inventory';
import {
  lineOf,
  parametersIn,
  parametersSectionOf,
  symbolsOf,
} from '../../../../plugins/lib/function-page';
import { parsePage } from '../../../../plugins/lib/page-syntax';
import { currentVersionOf, versionIdOf, type SdkId } from '../../../../src/config/sdks';
import type { ReferencePage } from './contracts';

/** One entry for each symbol in the front matter. */
function readReferencePage(file: string, source: string): ReferencePage[] {
  const tree = parsePage(file, source);
  return symbolsOf(tree).map(({ symbol, line }) => {
    const section = parametersSectionOf(tree, symbol);
    return {
      file,
      symbol,
      symbolLine: line,
      ...(section ? { parameters: parametersIn(section) } : {}),
      parametersLine: section ? lineOf(section.heading) : 1,
    };
  });
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
    .flatMap((file) => readReferencePage(file, fs.readFileSync(path.join(root, file), 'utf8')));
}
