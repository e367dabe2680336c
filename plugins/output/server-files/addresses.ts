import { activeRedirects, redirects } from '../../../src/config/redirects';
import { BASE_URL } from '../../../src/config/site';
import type { ServedRedirect } from '../../../src/contracts/site-manifest';

/** The address of a route with the site's base; the route may have a fragment. */
const inSite = (route: string): string => BASE_URL + route.slice(1);

/**
 * The address of a file as readers see it: pages without `.html`, folders' own pages without `index`.
 * @param name path below the build folder
 */
export function addressOfFile(name: string): string {
  const page = /^(?:(.*)\/)?index\.html$/.exec(name);
  if (page) {
    // Only the home page ends with a slash.
    return page[1] === undefined ? BASE_URL : `${BASE_URL}${page[1]}`;
  }
  return `${BASE_URL}${name.replace(/\.html$/, '')}`;
}

/**
 * Every address of the site that leads elsewhere: the redirects of `src/config/redirects.ts` whose target exists, and pages
 * called by the name of their file.
 * @param names files of the built site
 */
export const redirectsOf = (
  names: readonly string[],
  pageExists: (route: string) => boolean,
): Record<string, ServedRedirect> => ({
  ...Object.fromEntries(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) => [BASE_URL + name, { to: addressOfFile(name), status: 301 }]),
  ),
  ...Object.fromEntries(
    activeRedirects(redirects, pageExists).map(({ from, to, permanent }) => [
      inSite(from),
      { to: inSite(to), status: permanent === false ? 302 : 301 },
    ]),
  ),
  '/': { to: BASE_URL, status: 302 },
  [BASE_URL.slice(0, -1)]: { to: BASE_URL, status: 301 },
});
