import { lookup } from 'mrmime';

/** Files that the bundler names by a content hash: `assets/js/main.4a41d7b2.js`. */
const HASHED = /^assets\/(?:css|js|images|files|fonts|playground)\/.*[.-][0-9a-f]{8,}\.[a-z0-9.]+$/;
/** Static images such as the icon, which browsers request with every page. */
const STATIC_IMAGE = /^img\//;

/** @param name path below the build folder */
export function cacheControlOf(name: string): string {
  if (HASHED.test(name)) {
    return 'public, max-age=31536000, immutable';
  }
  return STATIC_IMAGE.test(name) ? 'public, max-age=3600' : 'no-cache';
}

export function contentTypeOf(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream';
  return /^text\/|javascript|json|xml/.test(type) && !type.includes('charset')
    ? `${type}; charset=utf-8`
    : type;
}
