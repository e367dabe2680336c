import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { findPage } from './route-table';

/**
 * In the place of Docusaurus' `preload`: adds the page to the route table first, then loads what the page needs.
 * @param pathname with the site's base, such as `/docs/apis`
 */
export default async function preload(pathname: string): Promise<unknown> {
  const page = await findPage(pathname);
  const paths = new Set([pathname, decodeURI(pathname)]);
  const matches = [...paths].flatMap((path) => matchRoutes(routes, path));
  return Promise.all([
    page?.openMenu(),
    ...matches.map(({ route }) => route.component.preload?.()),
  ]);
}
