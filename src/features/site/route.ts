import { useLocation } from '@docusaurus/router';
import { BASE_URL } from '../../config/site';

/** `/docs/apis/` becomes `/apis`: an address as configuration and menus write it, without base and trailing slash. */
export function routeOfPath(pathname: string): string {
  const base = BASE_URL.replace(/\/$/, '');
  const local =
    pathname.startsWith(`${base}/`) || pathname === base ? pathname.slice(base.length) : pathname;
  return local.replace(/\/+$/, '') || '/';
}

/** The route of the page that is shown. */
export function useRoute(): string {
  return routeOfPath(useLocation().pathname);
}
