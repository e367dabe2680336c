import { activeRedirects, redirectsTo } from '../../../src/config/redirects';
import { BASE_URL } from '../../../src/config/site';
import type { ServedRedirect } from '../../../src/contracts/site-manifest';

/** Adds the site's base to a route, which can have a fragment. */
const withBase = (route: string): string => BASE_URL + route.slice(1);

/**
 * The public address of a file: without `.html`, and without `index` for the page of a folder.
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

export const routeOfFile = (file: string): string =>
  `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

/**
 * All redirects of the site: those of `src/config/redirects.yaml` whose target exists, and from file names of pages to their address.
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
    activeRedirects(redirectsTo(names.map(routeOfFile)), pageExists).map(
      ({ from, to, permanent }) => [
        withBase(from),
        { to: withBase(to), status: permanent === false ? 302 : 301 },
      ],
    ),
  ),
  '/': { to: BASE_URL, status: 302 },
  [BASE_URL.slice(0, -1)]: { to: BASE_URL, status: 301 },
});
