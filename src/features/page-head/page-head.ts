import { sdkReferenceOf } from '../../config/sdks';
import { SITE_TITLE } from '../../config/site';

/**
 * The title of a page, without the suffix ' - Documentation'. The home page uses the title of the site, and reference pages of an
 * older version include the version.
 */
export function headTitle(route: string, title: string): string {
  if (route === '/') {
    return SITE_TITLE;
  }
  const reference = sdkReferenceOf(route);
  return !reference || reference.isLatest ? title : `${title} (${reference.version})`;
}

/** @param endpoint draws an image from the title and the description in its query */
export function socialImageUrl(endpoint: string, title: string, description: string): string {
  const query = `title=${encodeURIComponent(title)}&description=${encodeURIComponent(description)}`;
  return `${endpoint}${endpoint.includes('?') ? '&' : '?'}${query}`;
}
