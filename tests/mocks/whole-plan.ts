import { linksOf, menus } from '../../src/config/node/navigation';
import { withoutHash } from '../../src/config/routes';

/** Stands in for `planned-routes.json`: all pages in menus are planned, so that tests don't depend on which are written. */
export default [
  ...new Map(
    menus
      .flatMap(linksOf)
      .map(({ href, title }) => [withoutHash(href), { route: withoutHash(href), title }]),
  ).values(),
];
