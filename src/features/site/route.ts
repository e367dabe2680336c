import { useLocation } from '@docusaurus/router';
import { BASE_URL } from '../../config/site';

/** Removes the base URL and the trailing slash: `/docs/apis/` becomes `/apis`, the format of configuration and menus. */
export function routeOfPath(pathname: string): string {
  const base = BASE_URL.replace(/\/$/, '');
  const route =
    pathname.startsWith(`${base}/`) || pathname === base ? pathname.slice(base.length) : pathname;
  return route.replace(/\/+$/, '') || '/';
}

/** The route of the current page. */
export function useRoute(): string {
  return routeOfPath(useLocation().pathname);
}
