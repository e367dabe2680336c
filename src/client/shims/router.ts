/** Stands for `@docusaurus/router` in islands: navigation is the browser's. One object, as the router's: memos depend on it. */
const history = {
  push: (to: string): void => window.location.assign(to),
  replace: (to: string): void => window.location.replace(to),
};

export const useHistory = () => history;

/** The server knows no query and no hash: read them in effects, or once `useIsBrowser` says so. */
export const useLocation = () => ({
  pathname: window.location.pathname,
  search: window.location.search,
  hash: window.location.hash,
});
