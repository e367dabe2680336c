import { sdkReferenceOf } from './sdks';
import { SITE_TITLE } from './site';

/** The title without the suffix ' - Documentation'. On a page of an older version, it has the version. */
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
