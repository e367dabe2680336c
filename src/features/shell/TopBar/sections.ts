import { isAtOrBelow } from '../../../config/routes';

/** Whether a page belongs to a section of the site, which shares the first part of its address: `/concepts` of `/concepts/introduction`. */
export function isInSection(route: string, href: string): boolean {
  const [, first = '', second = ''] = href.split('/');
  return isAtOrBelow(route, first === 'reference' ? `/${first}/${second}` : `/${first}`);
}
