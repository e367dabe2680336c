import { BASE_URL } from '../../src/config/site';

/**
 * Converts the full address of a page to its route, without the site's base, the query, and the fragment.
 * @param isOwn whether an origin belongs to this site
 * @returns undefined for an address outside this site
 */
export function routeOfAddress(
  address: string,
  isOwn: (origin: string) => boolean,
): string | undefined {
  if (!URL.canParse(address)) {
    return undefined;
  }
  const { origin, pathname } = new URL(address);
  const path = pathname === BASE_URL.slice(0, -1) ? BASE_URL : pathname;
  if (!isOwn(origin) || !path.startsWith(BASE_URL)) {
    return undefined;
  }
  return `/${path.slice(BASE_URL.length)}`.replace(/(.)\/$/, '$1');
}
