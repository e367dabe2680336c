import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { findPage } from './route-table';

/** The page that the server sent, while it is shown; empty once the reader has left it. */
let served: string | undefined;

function isServed(pathname: string): boolean {
  served ??= pathname;
  if (window.location.pathname !== served) {
    served = '';
  }
  return pathname === served;
}

/**
 * In the place of Docusaurus' `preload`: adds the page to the route table first, then loads what the page needs.
 * @param pathname with the site's base, such as `/docs/apis`
 */
export default async function preload(pathname: string): Promise<void> {
  const page = await findPage(pathname);
  const paths = new Set([pathname, decodeURI(pathname)]);
  const matches = [...paths].flatMap((path) => matchRoutes(routes, path));
  const openLateHtml = isServed(pathname) ? undefined : page?.openLateHtml;
  await Promise.all([
    page?.openMenu(),
    openLateHtml?.(),
    ...matches.map(({ route }) => route.component.preload?.()),
  ]);
  await openLateHtml?.();
}
