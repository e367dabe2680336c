import { isAtOrBelow } from './routes';

/** The key of the menu for pages without a separate menu. */
export const DEFAULT_MENU_KEY = 'docs';

/** Pages that show the default menu although the key of another menu is a prefix of their path. */
const DEFAULT_MENU_PATHS: readonly string[] = ['/support', '/support/upgrade', '/contributions'];

/**
 * The key of a page's menu: the default key for the listed paths, otherwise the longest key that is a prefix of the path,
 * otherwise the default key.
 * @param route address without the site's base and without a trailing slash
 * @param keys the keys of all menus, in any order
 */
export function menuKeyOf(route: string, keys: readonly string[]): string {
  if (DEFAULT_MENU_PATHS.includes(route)) {
    return DEFAULT_MENU_KEY;
  }
  const [longest] = keys
    .filter((key) => key !== DEFAULT_MENU_KEY && isAtOrBelow(route, `/${key}`))
    .sort((a, b) => b.length - a.length);
  return longest ?? DEFAULT_MENU_KEY;
}
