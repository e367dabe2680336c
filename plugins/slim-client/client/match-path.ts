/**
 * The part of react-router 5 that compares paths. It knows literal paths and `*`: the plugin refuses a site with other patterns
 * (written-for.ts), so that path-to-regexp needn't be sent.
 */
export interface Pattern {
  path?: string;
  /** Nothing but a slash may follow; without it, the path of a page below does too. */
  exact?: boolean;
  /** A slash at the end counts. */
  strict?: boolean;
  /** Case counts. */
  sensitive?: boolean;
}

export interface Match {
  path: string;
  /** The part of the address that the path stands for. */
  url: string;
  isExact: boolean;
  /** What each `*` stands for. */
  params: Record<string, string>;
}

const compiled = new Map<string, RegExp>();

function compile(path: string, { exact, strict, sensitive }: Pattern, wildcard: string): RegExp {
  const key = [path, exact, strict, sensitive, wildcard].join();
  const known = compiled.get(key);
  if (known) {
    return known;
  }
  const literal = (strict ? path : path.replace(/\/$/, '')).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const slash = strict ? '' : '(?:/(?=$))?';
  const end = exact ? '$' : strict && path.endsWith('/') ? '' : '(?=/|$)';
  const source = `^${literal.replaceAll('\\*', wildcard)}${slash}${end}`;
  const expression = new RegExp(source, sensitive ? '' : 'i');
  compiled.set(key, expression);
  return expression;
}

/**
 * Whether an address is a route's, or below it.
 * @param wildcard what `*` in the path means, as a regular expression
 */
export function matchPath(pathname: string, pattern: Pattern, wildcard = '(.*)'): Match | null {
  const { path } = pattern;
  const found = path === undefined ? null : compile(path, pattern, wildcard).exec(pathname);
  if (path === undefined || !found) {
    return null;
  }
  const [url, ...params] = found;
  return {
    path,
    url: path === '/' ? url || '/' : url,
    isExact: pathname === url,
    params: Object.fromEntries(params.entries()),
  };
}

/** The first route of a list that an address is of or below, and its place there. */
export function findRoute<R extends Pattern>(
  routes: readonly R[],
  pathname: string,
): { route: R; match: Match; index: number } | undefined {
  for (const [index, route] of routes.entries()) {
    const match = matchPath(pathname, route);
    if (match) {
      return { route, match, index };
    }
  }
  return undefined;
}

/** The routes that show an address, from the outermost to the page. */
export function matchRoutes<R extends Pattern & { routes?: R[] }>(
  routes: readonly R[],
  pathname: string,
): { route: R; match: Match }[] {
  const found = findRoute(routes, pathname);
  if (!found) {
    return [];
  }
  const { route, match } = found;
  return [{ route, match }, ...matchRoutes(route.routes ?? [], pathname)];
}
