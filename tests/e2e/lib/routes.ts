import path from 'node:path';
import { readContentPages } from '../../../plugins/content/content-inventory';

/** Addresses of all pages, as the site serves them. */
export const pageAddresses: readonly string[] = [
  ...readContentPages(path.resolve(__dirname, '../../..')).keys(),
]
  .sort()
  .map((route) => (route === '/' ? '/docs/' : `/docs${route}`));
