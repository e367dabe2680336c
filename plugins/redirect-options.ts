import type { Options } from '@docusaurus/plugin-client-redirects';
import { readConfigFile } from '../src/config/node/read-data';
import {
  activeRedirects,
  redirectProblems,
  REDIRECTS_FILE,
  redirectsTo,
} from '../src/config/node/redirects';
import { knownRoutes, readContentPages } from './lib/content-inventory';

/**
 * The redirects whose target exists, for static hosting. Redirects to planned pages are left out until the page exists.
 * @param text the content of `redirects.yaml`
 * @throws an error that lists each redirect without an effect, and each that doesn't lead to a page
 */
export function createRedirectOptions(
  siteDir: string,
  text = readConfigFile(REDIRECTS_FILE),
): Options {
  const pages = readContentPages(siteDir);
  const known = knownRoutes(pages);
  const isPage = (route: string): boolean => pages.has(route);
  const problems = redirectProblems(text, isPage, known);
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return {
    redirects: activeRedirects(redirectsTo(known, text), isPage).map(({ from, to }) => ({
      from,
      to,
    })),
  };
}
