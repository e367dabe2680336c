import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  CONTENT_ENCODINGS,
  compressedFileName,
  type ContentEncoding,
  type SiteFile,
} from '../../src/contracts/site-manifest';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt|xml|map|webmanifest|ico|wasm)$/;
/** Below this many bytes a compressed copy saves nothing: the answer fits into one packet anyway. */
const SMALLEST_BYTES = 860;
/** Brotli: level 9 takes twelve times as long for the whole site and saves 0.8 %. */
const BROTLI_LEVEL = 6;
/** The highest one takes a quarter of a second for a page, and saves a tenth. */
const BROTLI_BEST = 11;
/** What a server sends on a new connection before the browser has answered: ten segments of 1,460 bytes (RFC 6928). */
const FIRST_FLIGHT_BYTES = 14_600;
/** Of which our headers take so many. */
const HEADER_BYTES = 1_000;

const brotli = promisify(brotliCompress);

const brotliAt = (level: number, data: Buffer): Promise<Buffer> =>
  brotli(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });

/** What pages share, and what a first answer of search waits for; texts of pages (`html-`) are many, and one reader needs few. */
const SHARED = /^assets\/(?:css\/|js\/(?!html-)|search\/[^/]+\.titles\.)/;
/** Scripts of fewer bytes are those of single pages. */
const SHARED_SCRIPT_BYTES = 30_000;

const isShared = (name: string, { length }: Buffer): boolean =>
  SHARED.test(name) && (!name.endsWith('.js') || length >= SHARED_SCRIPT_BYTES);

/**
 * A file as the server sends it to a browser that takes Brotli. What is fetched most is compressed as far as it goes, and so is
 * a page that wouldn't arrive at once: it may then.
 * @param name path from the root of the built site
 */
export async function brotliFor(name: string, data: Buffer): Promise<Buffer> {
  if (isShared(name, data)) {
    return brotliAt(BROTLI_BEST, data);
  }
  const quick = await brotliAt(BROTLI_LEVEL, data);
  const arrivesAtOnce = quick.length + HEADER_BYTES <= FIRST_FLIGHT_BYTES;
  return name.endsWith('.html') && !arrivesAtOnce ? brotliAt(BROTLI_BEST, data) : quick;
}

const compressors: Record<ContentEncoding, (name: string, data: Buffer) => Promise<Buffer>> = {
  br: brotliFor,
  gzip: (_, data) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

/** The libuv pool compresses meanwhile: files are read and written here, which takes a third of what it takes there. */
async function compressedSize(
  data: Buffer,
  name: string,
  file: string,
  encoding: ContentEncoding,
): Promise<number> {
  const known = fs.statSync(file, { throwIfNoEntry: false })?.size;
  if (known !== undefined) {
    return known;
  }
  const compressed = await compressors[encoding](name, data);
  // Renamed into place: a build that is stopped never leaves half a copy under a final name.
  fs.writeFileSync(`${file}.part`, compressed);
  fs.renameSync(`${file}.part`, file);
  return compressed.length;
}

/**
 * Writes the compressed copies of one file, named by its hash; copies that an earlier build made are taken as they are.
 * @returns the size in bytes with each encoding that is worth it
 */
export async function compressFile(
  name: string,
  data: Buffer,
  hash: string,
  outDir: string,
): Promise<SiteFile['sizes']> {
  const sizes: SiteFile['sizes'] = { identity: data.length };
  if (!COMPRESSIBLE.test(name) || data.length < SMALLEST_BYTES) {
    return sizes;
  }
  for (const encoding of CONTENT_ENCODINGS) {
    const file = path.join(outDir, compressedFileName(hash, encoding));
    const size = await compressedSize(data, name, file, encoding);
    if (size < data.length) {
      sizes[encoding] = size;
    }
  }
  return sizes;
}
