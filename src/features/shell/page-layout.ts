import { isFunctionPage } from '../../config/sdks';

export type PageLayout = 'home' | 'function' | 'text';

/**
 * The home page is one wide block with its own title, and without a table of contents. A function page has its sample in the column of
 * the table of contents, because the menu lists its sections.
 */
export function layoutOf(route: string): PageLayout {
  if (route === '/') {
    return 'home';
  }
  return isFunctionPage(route) ? 'function' : 'text';
}
