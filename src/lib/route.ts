import { useLocation } from '@docusaurus/router';
import { routeOfPath } from '../config/routes';

/** The route of the current page. A host can show the page for missing pages outside the site, which then keeps its path. */
export function useRoute(): string {
  const { pathname } = useLocation();
  return routeOfPath(pathname) ?? pathname;
}
