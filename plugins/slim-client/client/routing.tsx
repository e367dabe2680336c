import type { History, Location, LocationDescriptor } from 'history';
import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type JSX,
  type ReactNode,
} from 'react';
import { createBrowserHistory, createLocation, createPath } from './history';
import { findRoute, type Match, type Pattern } from './match-path';

interface RouterState {
  history: History;
  location: Location;
  match: Match;
}

/** Apart from the rest, because it never changes. */
const HistoryContext = createContext<History | undefined>(undefined);
const RouterContext = createContext<RouterState | undefined>(undefined);

function required<T>(value: T | undefined): T {
  if (value === undefined) {
    throw new Error('There is no router around this component.');
  }
  return value;
}

export const useHistory = (): History => required(useContext(HistoryContext));
export const useRouter = (): RouterState => required(useContext(RouterContext));
export const useLocation = (): Location => useRouter().location;

/** Shows its children again, with the new location, whenever the address changes. */
export function BrowserRouter({ children }: { children?: ReactNode }): JSX.Element {
  const [history] = useState(createBrowserHistory);
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => {
    // A child may have gone elsewhere before this one was there to listen.
    setLocation(history.location);
    return history.listen(setLocation);
  }, [history]);
  const { pathname } = location;
  const state = useMemo(
    () => ({
      history,
      location,
      match: { path: '/', url: '/', params: {}, isExact: pathname === '/' },
    }),
    [history, location, pathname],
  );
  return (
    <RouterContext value={state}>
      <HistoryContext value={history}>{children}</HistoryContext>
    </RouterContext>
  );
}

interface RouteProps {
  /** What is below sees this location instead of the router's. */
  location?: Location;
  match?: Match;
  render: (props: RouterState) => ReactNode;
}

export function Route({ render, ...own }: RouteProps): JSX.Element {
  const router = useRouter();
  const state = {
    ...router,
    location: own.location ?? router.location,
    match: own.match ?? router.match,
  };
  return <RouterContext value={state}>{render(state)}</RouterContext>;
}

interface RouteConfig extends Pattern {
  component: ComponentType<RouterState & { route: RouteConfig }>;
  routes?: RouteConfig[];
}

function Routes({ routes }: { routes: RouteConfig[] }): ReactNode {
  const { pathname } = useLocation();
  const found = findRoute(routes, pathname);
  // With a key, so that another page is another component even when both have the same.
  return (
    found && (
      <Route
        key={found.index}
        match={found.match}
        render={(props) => <found.route.component {...props} route={found.route} />}
      />
    )
  );
}

/** The first route of the list that the address is of or below. */
export const renderRoutes = (routes: RouteConfig[] | undefined): ReactNode =>
  routes ? <Routes routes={routes} /> : null;

/** Goes elsewhere as soon as it is shown, and again when it is given another goal. */
export function Redirect({ to, push }: { to: LocationDescriptor; push?: boolean }): null {
  const history = useHistory();
  const { state, ...goal } = createLocation(to);
  const path = createPath(goal);
  // By what the goal reads: one that is written in place is another object each time.
  useLayoutEffect(() => history[push ? 'push' : 'replace'](path, state), [history, path]);
  return null;
}
