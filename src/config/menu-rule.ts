/** The key of the menu that every page without a menu of its own shows. */
export const DEFAULT_MENU_KEY = 'docs';

/** Pages that show the default menu although another menu's key is a prefix of their path. */
export const DEFAULT_MENU_PATHS: readonly string[] = [
  '/',
  '/support',
  '/support/upgrade',
  '/contributions',
  '/faq',
  '/reference/env',
  '/reference/custom-containers',
];

const isAtOrBelow = (route: string, folder: string): boolean =>
  route === folder || route.startsWith(`${folder}/`);

/**
 * Which menu a page shows: the default one for the listed paths, else the
 * longest key that is a path prefix of the page, else the default one.
 * @param route address without the site's base and without a trailing slash
 * @param keys the keys of all menus, in any order
 */
export function menuKeyOf(route: string, keys: readonly string[]): string {
  if (DEFAULT_MENU_PATHS.includes(route)) {
    return DEFAULT_MENU_KEY;
  }
  const candidates = keys.filter(
    (key) => key !== DEFAULT_MENU_KEY && isAtOrBelow(route, `/${key}`),
  );
  return candidates.reduce(
    (longest, key) => (key.length > longest.length ? key : longest),
    candidates[0] ?? DEFAULT_MENU_KEY,
  );
}

/** `reference/go/v0` without its version: `reference/go`. Versions are ignored when a parent link is looked for. */
export function withoutVersion(key: string): string {
  return key.replace(/\/v\d+$/, '');
}
