import { BASE_URL } from '../../src/config/site';

/**
 * The route, without the site's base, that a page's full address stands for; query and fragment do not count.
 * @param isOwn whether an origin is this site's
 * @returns undefined for an address that cannot be a page of this site
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
