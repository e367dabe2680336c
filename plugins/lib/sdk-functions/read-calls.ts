import { linksOf } from '../../../src/config/menus';
import { menuForRoute } from '../../../src/config/node/navigation';
import { callsIn, type DescribedCall } from '../call-tables';
import { cachedContentPages } from '../content-inventory';
import { functionTextsOf } from '../function-page';
import { readPage } from '../page-syntax';

export interface CallOnPage extends DescribedCall {
  title: string;
  route: string;
}

/** The calls in the tables of the pages in the menu of a page, in order. */
export function readCalls(siteDir: string, route: string): CallOnPage[] {
  const pages = cachedContentPages(siteDir);
  return linksOf(menuForRoute(route)).flatMap(({ href }) => {
    const file = pages.get(href)?.file;
    if (file === undefined) {
      return [];
    }
    const page = readPage(siteDir, file);
    const { title } = functionTextsOf(page);
    return callsIn(page).map((call) => ({
      ...call,
      title,
      route: call.anchor === undefined ? href : `${href}#${call.anchor}`,
    }));
  });
}
