/**
 * Replaces `@docusaurus/router` in islands, where the browser handles navigation. The object must stay the same, because memos
 * depend on it.
 */
const history = {
  push: (to: string): void => window.location.assign(to),
  replace: (to: string): void => window.location.replace(to),
};

export const useHistory = () => history;

/** The server renders without a query and a hash. Read them in effects, or when `useIsBrowser` returns true. */
export const useLocation = () => ({
  pathname: window.location.pathname,
  search: window.location.search,
  hash: window.location.hash,
});
