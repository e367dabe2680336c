import type { Options } from '@docusaurus/plugin-client-redirects';
import plannedRoutes from '../src/config/node/planned-routes.json';
import { activeRedirects, redirectProblems, redirects } from '../src/config/node/redirects';
import { readContentPages } from './lib/content-inventory';

/**
 * The redirects whose target exists, for static hosting. Redirects to planned pages are left out until the page exists.
 * @throws an error that lists all redirects that chain, loop or have an unknown target
 */
export function createRedirectOptions(siteDir: string, rules = redirects): Options {
  const pages = readContentPages(siteDir);
  const planned = new Set(plannedRoutes.map(({ route }) => route));
  const problems = redirectProblems(rules, (route) => pages.has(route) || planned.has(route));
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
