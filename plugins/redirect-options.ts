import type { PluginOptions } from '@docusaurus/plugin-client-redirects';
import { readConfigFile } from '../src/config/node/read-data';
import { redirectProblems, REDIRECTS_FILE, redirectsTo } from '../src/config/node/redirects';
import { readContentPages } from './lib/content-inventory';

/** The redirects of the site, for static hosting. */
export function redirectOptions(siteDir: string): PluginOptions {
  const text = readConfigFile(REDIRECTS_FILE);
  const routes = new Set(readContentPages(siteDir).keys());
  const problems = redirectProblems(text, routes);
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: redirectsTo(routes, text).map(({ from, to }) => ({ from, to })),
  };
}
