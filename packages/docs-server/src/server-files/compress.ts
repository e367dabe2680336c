import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  CONTENT_ENCODINGS,
  servedFileName,
  type ContentEncoding,
} from '../contracts/site-manifest';

const COMPRESSIBLE = /\.(?:html|md|js|css|svg|json|txt|xml|map|webmanifest|ico|wasm)$/;
/** Smaller files fit into one packet, so compressing them has no benefit. In bytes. */
const MIN_BYTES = 860;
/** For the whole site, level 9 takes twelve times as long and saves 0.8%. */
const BROTLI_LEVEL = 6;
/** The maximum level. It takes a quarter of a second per page and saves 10%. */
const BROTLI_MAX_LEVEL = 11;
/** Initial congestion window of a TCP connection: ten segments of 1,460 bytes (RFC 6928). */
const INITIAL_WINDOW_BYTES = 14_600;
/** Approximate size of the response headers. */
const HEADER_BYTES = 1_000;

const brotli = promisify(brotliCompress);

const brotliAt = (level: number, data: Buffer): Promise<Buffer> =>
  brotli(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });

/** Scripts, styles, and search titles, which most visitors load, and the playground, which readers wait for. */
const SHARED =
  /^assets\/(?:css|js)\/|^assets\/playground\/.*\.js$|^assets\/search\/[^/]+\.titles\./;

/**
 * Compresses a file with Brotli. The maximum level applies to shared files, and to pages that exceed the initial congestion window
 * at the default level.
 * @param name path relative to the root of the built site
 */
async function brotliFor(name: string, data: Buffer): Promise<Buffer> {
  if (SHARED.test(name)) {
    return brotliAt(BROTLI_MAX_LEVEL, data);
  }
  const compressed = await brotliAt(BROTLI_LEVEL, data);
  const fitsInitialWindow = compressed.length + HEADER_BYTES <= INITIAL_WINDOW_BYTES;
  return name.endsWith('.html') && !fitsInitialWindow
    ? brotliAt(BROTLI_MAX_LEVEL, data)
    : compressed;
}

const compressors: Record<ContentEncoding, (name: string, data: Buffer) => Promise<Buffer>> = {
  br: brotliFor,
  gzip: (_, data) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a temporary file and renames it, so that an interrupted build leaves no partial file. */
export function writeAtomically(file: string, data: Uint8Array | string): void {
  fs.writeFileSync(`${file}.part`, data);
  fs.renameSync(`${file}.part`, file);
}

const sizeOf = (file: string): number | undefined =>
  fs.statSync(file, { throwIfNoEntry: false })?.size;

/** Uses synchronous file access, which takes a third of the time. Compression runs in libuv's thread pool. */
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
  writeAtomically(file, compressed);
  return compressed.length;
}

/**
 * Writes a file and its compressed copies, named by the hash of the content. It reuses files of earlier builds.
 * @returns the encodings that make the file smaller
 */
export async function writeServedFile(
  name: string,
  data: Buffer,
  hash: string,
  outDir: string,
): Promise<ContentEncoding[]> {
  const original = path.join(outDir, servedFileName(hash));
  if (sizeOf(original) === undefined) {
    writeAtomically(original, data);
  }
  if (!COMPRESSIBLE.test(name) || data.length < MIN_BYTES) {
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
