import routes from './planned-routes.json';

/** A page that a menu has and that isn't written yet. */
export interface PlannedRoute {
  route: string;
  title: string;
}

/** The planned pages. The file is an empty list if every page is written. */
export const plannedRoutes: readonly PlannedRoute[] = routes;
