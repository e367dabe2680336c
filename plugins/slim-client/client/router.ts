/**
 * Stands in the browser for react-router 5, react-router-dom 5 and react-router-config 5: what Docusaurus imports of them, and
 * nothing else, so that the build stops at a name that isn't here. The server renders with the originals, hence the same tree.
 *
 * What it leaves out: patterns in a path other than `*` and lists of paths (match-path.ts); `Switch` and `Route` with a path,
 * which only `renderRoutes` needs; `to` as a function and `component` of links; the router in the hash.
 */
export { Link, NavLink } from './link';
export { matchPath, matchRoutes } from './match-path';
export { BrowserRouter, Redirect, renderRoutes, Route, useHistory, useLocation } from './routing';
/** Docusaurus' entry names both; a site with `experimental_router: 'hash'` doesn't get here (written-for.ts). */
export { BrowserRouter as HashRouter } from './routing';
