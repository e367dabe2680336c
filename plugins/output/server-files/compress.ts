import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  CONTENT_ENCODINGS,
  servedFileName,
  type ContentEncoding,
} from '../../../src/contracts/site-manifest';

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

/** What all pages share, and what a first answer of search waits for. */
const SHARED = /^assets\/(?:css|js)\/|^assets\/search\/[^/]+\.titles\./;

/**
 * A file as the server sends it to a browser that takes Brotli. What is fetched most is compressed as far as it goes, and so is
 * a page that wouldn't arrive at once: it may then.
 * @param name path from the root of the built site
 */
export async function brotliFor(name: string, data: Buffer): Promise<Buffer> {
  if (SHARED.test(name)) {
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

/** Renamed into place: a build that is stopped never leaves half a file under a final name. */
export function writeWhole(file: string, data: Uint8Array | string): void {
  fs.writeFileSync(`${file}.part`, data);
  fs.renameSync(`${file}.part`, file);
}

const sizeOf = (file: string): number | undefined =>
  fs.statSync(file, { throwIfNoEntry: false })?.size;

/** The libuv pool compresses meanwhile: files are read and written here, which takes a third of what it takes there. */
async function compressedSize(
  data: Buffer,
  name: string,
  file: string,
  encoding: ContentEncoding,
): Promise<number> {
  const known = sizeOf(file);
  if (known !== undefined) {
    return known;
  }
  const compressed = await compressors[encoding](name, data);
  writeWhole(file, compressed);
  return compressed.length;
}

/**
 * Writes one file of the site as the server sends it: itself and its compressed copies, named by the hash of its content. What an
 * earlier build wrote is taken as it is.
 * @returns the encodings in which it is smaller
 */
export async function writeServedFile(
  name: string,
  data: Buffer,
  hash: string,
  outDir: string,
): Promise<ContentEncoding[]> {
  const whole = path.join(outDir, servedFileName(hash));
  if (sizeOf(whole) === undefined) {
    writeWhole(whole, data);
  }
  if (!COMPRESSIBLE.test(name) || data.length < SMALLEST_BYTES) {
    return [];
  }
  const smaller: ContentEncoding[] = [];
  for (const encoding of CONTENT_ENCODINGS) {
    const file = path.join(outDir, servedFileName(hash, encoding));
    const size = await compressedSize(data, name, file, encoding);
    if (size < data.length) {
      smaller.push(encoding);
    }
  }
  return smaller;
}
