import path from 'node:path';
import { readContentPages } from '../../../plugins/lib/content-inventory';

/** Addresses of all pages, with the base. */
export const pageAddresses: readonly string[] = [
  ...readContentPages(path.resolve(__dirname, '../../..')).keys(),
]
  .sort()
  .map((route) => (route === '/' ? '/docs/' : `/docs${route}`));
