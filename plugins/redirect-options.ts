import type { Options } from '@docusaurus/plugin-client-redirects';
import { activeRedirects, redirectProblems, redirectsTo } from '../src/config/node/redirects';
import { knownRoutes, readContentPages } from './lib/content-inventory';

/**
 * The redirects whose target exists, for static hosting. Redirects to planned pages are left out until the page exists.
 * @throws an error that lists all redirects that chain, loop or have an unknown target
 */
export function createRedirectOptions(siteDir: string, rulesTo = redirectsTo): Options {
  const pages = readContentPages(siteDir);
  const known = knownRoutes(pages);
  const rules = rulesTo(known);
  const problems = redirectProblems(rules, (route) => known.has(route));
  if (problems.length > 0) {
    throw new Error(
      `src/config/node/redirects.yaml:\n${problems.map((text) => `  - ${text}`).join('\n')}`,
    );
  }
  return {
    redirects: activeRedirects(rules, (route) => pages.has(route)).map(({ from, to }) => ({
      from,
      to,
    })),
  };
}
