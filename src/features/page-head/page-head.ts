import { sdkReferenceOf } from '../../config/sdks';
import { SITE_TITLE } from '../../config/site';

/**
 * A page's title before ' - Documentation' is added: the site's own on the root path, with the version on reference
 * pages that are not the latest (SPEC 2, 'Page shell').
 */
export function headTitle(route: string, title: string): string {
  if (route === '/') {
    return SITE_TITLE;
  }
  const { isNotLatest, currentVersion } = sdkReferenceOf(route);
  return isNotLatest ? `${title} (${currentVersion})` : title;
}

/** Address of a page's social image: the drawing route with the page's texts, encoded. */
export function socialImageAddress(route: string, title: string, description: string): string {
  const query = `title=${encodeURIComponent(title)}&description=${encodeURIComponent(description)}`;
  return `${route}${route.includes('?') ? '&' : '?'}${query}`;
}
