import { redirectsTo } from '../../../../src/config/node/redirects';
import { pathOfRoute, routeOfFile } from '../../../../src/config/routes';
import { BASE_URL } from '../../../../src/config/site';
import type { ServedRedirect } from '../contracts/site-manifest';

/**
 * The public address of a file: without `.html`, and without `index` for the page of a folder.
 * @param name path below the build folder
 */
export const addressOfFile = (name: string): string => pathOfRoute(routeOfFile(name));

/**
 * All redirects of the site: those of `src/config/node/redirects.yaml`, and from file names of pages to their address.
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
    redirectsTo(names.map(routeOfFile).filter(pageExists)).map(({ from, to, permanent }) => [
      pathOfRoute(from),
      { to: pathOfRoute(to), status: permanent === false ? 302 : 301 },
    ]),
  ),
  '/': { to: BASE_URL, status: 302 },
  [BASE_URL.slice(0, -1)]: { to: BASE_URL, status: 301 },
});
