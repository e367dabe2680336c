import { activeRedirects, redirects } from '../../src/config/redirects';
import { BASE_URL } from '../../src/config/site';
import { addressOf } from './site-assets';

/** Where an address leads instead. */
export interface Move {
  to: string;
  status: 301 | 302;
}

/** The address of a route with the site's base; the route may have a fragment. */
const inSite = (route: string): string => BASE_URL + route.slice(1);

/**
 * Every address of the site that leads elsewhere: the redirects of `src/config/redirects.ts` whose target exists, and pages
 * called by the name of their file.
 * @param names files of the built site
 */
export function movesOf(
  names: readonly string[],
  pageExists: (route: string) => boolean,
): ReadonlyMap<string, Move> {
  return new Map<string, Move>([
    ...names
      .filter((name) => name.endsWith('.html'))
      .map((name): [string, Move] => [BASE_URL + name, { to: addressOf(name), status: 301 }]),
    ...activeRedirects(redirects, pageExists).map(({ from, to, permanent }): [string, Move] => [
      inSite(from),
      { to: inSite(to), status: permanent === false ? 302 : 301 },
    ]),
    ['/', { to: BASE_URL, status: 302 }],
    [BASE_URL.slice(0, -1), { to: BASE_URL, status: 301 }],
  ]);
}

/** Puts the query of a request in front of the fragment of its new address. */
export function withQuery(address: string, query: string): string {
  const [path, fragment] = address.split('#');
  return `${path}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}
