import { sdkReferenceOf } from './sdks';
import { SITE_TITLE } from './site';

/**
 * The title of a page, without the suffix ' - Documentation'. The home page uses the title of the site, and reference pages of an
 * older version include the version, unless the title has it already.
 */
export function headTitle(route: string, title: string): string {
  if (route === '/') {
    return SITE_TITLE;
  }
  const reference = sdkReferenceOf(route);
  if (!reference || reference.isLatest || title.split(' ').includes(reference.version)) {
    return title;
  }
  return `${title} (${reference.version})`;
}
