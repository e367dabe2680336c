import fs from 'node:fs';
import path from 'node:path';
import { readContentPages } from '../../../plugins/content/content-inventory';
import { currentVersionOf, type SdkId } from '../../../src/config/sdks';
import type { ReferencePage } from './contracts';
import { readReferencePage } from './read-reference-page';

/** Folder of the pages of an SDK version, relative to the root of the repository. */
export const folderOf = (sdk: SdkId, version: string): string =>
  version === currentVersionOf(sdk)
    ? `docs/reference/${sdk}`
    : `versioned_docs/version-${sdk}-${version}`;

/** Reads the pages about symbols of an SDK version, sorted by path. */
export function readReferencePages(root: string, sdk: SdkId, version: string): ReferencePage[] {
  const folder = folderOf(sdk, version);
  return [...readContentPages(root).values()]
    .map(({ file }) => file)
    .filter((file) => file.startsWith(`${folder}/`))
    .sort()
    .map((file) => readReferencePage(file, fs.readFileSync(path.join(root, file), 'utf8')))
    .filter((page) => page !== undefined);
}
