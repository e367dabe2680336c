import { withoutHash } from '../../src/config/routes';
import { cachedContentPages } from './content-inventory';
import { functionTextsOf } from './function-page';
import { readPage } from './page-syntax';

/** The title of the page at an address, which can have an anchor. Undefined if there is none. */
export function pageTitleOf(siteDir: string, address: string): string | undefined {
  const file = cachedContentPages(siteDir).get(withoutHash(address))?.file;
  return file === undefined ? undefined : functionTextsOf(readPage(siteDir, file)).title;
}
