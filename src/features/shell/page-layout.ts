import { isFunctionPage } from '../../config/sdks';

export type PageLayout = 'home' | 'function' | 'text';

/** A function page has its sample in the column of the table of contents, because the menu lists its sections. */
export function layoutOf(route: string): PageLayout {
  if (route === '/') {
    return 'home';
  }
  return isFunctionPage(route) ? 'function' : 'text';
}
