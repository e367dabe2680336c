import path from 'node:path';
import { lookup } from 'mrmime';
import { BASE_URL } from '../../src/config/site';
import {
  CONTENT_ENCODINGS,
  compressedFileName,
  serverFilesDirOf,
  type ContentEncoding,
  type SiteFile,
} from '../../src/contracts/site-manifest';
import type { BuiltSite } from './site';

export type Encoding = ContentEncoding | 'identity';

/** One file of the site in one encoding, with the headers that go with it. */
export interface Representation {
  /** Where the bytes are. */
  file: string;
  size: number;
  etag: string;
  /** All headers of the whole file, made once: this object goes to the answer as it is. */
  headers: Record<string, string>;
  /** Those of an answer without a body. */
  validators: Record<string, string>;
}

export interface Asset {
  /** Encodings that exist, best first; `identity` is always the last. */
  encodings: readonly Encoding[];
  in(encoding: Encoding): Representation;
}

/** Names with a content hash, as the bundler writes them: `assets/js/main.4a41d7b2.js`. */
const HASHED = /^assets\/(?:css|js|images|files|fonts)\/.*[.-][0-9a-f]{8,}\.[a-z0-9.]+$/;

const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** Pictures of the site itself, such as its icon, which browsers ask for at every page: an hour old is new enough. */
const PICTURE = /^img\//;
const CACHE_FOR_AN_HOUR = 'public, max-age=3600';

function cacheControlOf(name: string): string {
  if (HASHED.test(name)) {
    return CACHE_FOREVER;
  }
  return PICTURE.test(name) ? CACHE_FOR_AN_HOUR : REVALIDATE;
}

function contentTypeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|javascript|json|xml/.test(type) && !type.includes('charset')
    ? `${type}; charset=utf-8`
    : type;
}

/** Builds all representations of a file once, so that a request only picks one. */
export function createAsset(
  site: BuiltSite,
  name: string,
  file: SiteFile,
  securityHeaders: Readonly<Record<string, string>>,
): Asset {
  const shared = {
    ...securityHeaders,
    'content-type': contentTypeOf(name),
    'cache-control': cacheControlOf(name),
  };
  const compressed = CONTENT_ENCODINGS.filter((encoding) => file.sizes[encoding] !== undefined);
  const vary: Record<string, string> = compressed.length > 0 ? { vary: 'Accept-Encoding' } : {};
  const represent = (
    where: string,
    size: number,
    etag: string,
    extra: Record<string, string>,
  ): Representation => {
    const validators = { ...shared, ...vary, etag };
    const headers = { ...validators, ...extra, 'content-length': String(size) };
    return { file: where, size, etag, headers, validators };
  };
  const identity = represent(
    path.join(site.buildDir, name),
    file.sizes.identity,
    `"${file.hash}"`,
    {
      'accept-ranges': 'bytes',
    },
  );
  const compressedDir = serverFilesDirOf(site.buildDir);
  const others = new Map<Encoding, Representation>(
    compressed.map((encoding) => [
      encoding,
      represent(
        path.join(compressedDir, compressedFileName(file.hash, encoding)),
        file.sizes[encoding] ?? 0,
        `"${file.hash}-${encoding}"`,
        { 'content-encoding': encoding },
      ),
    ]),
  );
  return {
    encodings: [...compressed, 'identity'],
    in: (encoding) => others.get(encoding) ?? identity,
  };
}

/**
 * The address of a file as readers see it: pages without `.html`, folders' own pages without `index`.
 * @param name path below the build folder
 */
export function addressOf(name: string): string {
  const page = /^(?:(.*)\/)?index\.html$/.exec(name);
  if (page) {
    // The home page alone ends with a slash.
    return page[1] === undefined ? BASE_URL : `${BASE_URL}${page[1]}`;
  }
  return `${BASE_URL}${name.replace(/\.html$/, '')}`;
}
