import { isFunctionPage } from '../../config/sdks';

/** A function page has its sample in the column of the table of contents, because the menu lists its sections. */
export function layoutOf(route: string): 'home' | 'function' | 'text' {
  if (route === '/') {
    return 'home';
  }
  return isFunctionPage(route) ? 'function' : 'text';
}
