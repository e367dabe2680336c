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
/** Takes a third of the time of the maximum level, which saves 2% more. */
const BROTLI_LARGE_LEVEL = 10;
/** In bytes. */
const LARGE_FILE_BYTES = 150_000;
/** Scripts, styles, and search titles, which most visitors load, and the playground, which readers wait for. */
const SHARED =
  /^assets\/(?:css|js)\/|^assets\/playground\/.*\.js$|^assets\/search\/[^/]+\.titles\./;
/** At the default level, longer pages exceed the initial congestion window of a TCP connection (RFC 6928). In bytes. */
const LONG_PAGE_BYTES = 70_000;

/** @param name path relative to the root of the built site */
function brotliLevelOf(name: string, { length }: Buffer): number {
  if (!SHARED.test(name) && !(name.endsWith('.html') && length > LONG_PAGE_BYTES)) {
    return BROTLI_LEVEL;
  }
  return length > LARGE_FILE_BYTES ? BROTLI_LARGE_LEVEL : BROTLI_MAX_LEVEL;
}

const compressors: Record<ContentEncoding, (name: string, data: Buffer) => Promise<Buffer>> = {
  br: (name, data) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliLevelOf(name, data),
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gzip: (_, data) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a temporary file and renames it, so that an interrupted build leaves no partial file. */
export function writeAtomically(file: string, data: Uint8Array | string): void {
  fs.writeFileSync(`${file}.part`, data);
  fs.renameSync(`${file}.part`, file);
}

/** Writes a file unless an earlier build has. Synchronous file access takes a third of the time. @returns the size of the file */
async function writeOnce(file: string, content: () => Promise<Buffer> | Buffer): Promise<number> {
  if (!fs.existsSync(file)) {
    writeAtomically(file, await content());
  }
  return fs.statSync(file).size;
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
  await writeOnce(path.join(outDir, servedFileName(hash)), () => data);
  const smaller: ContentEncoding[] = [];
  if (COMPRESSIBLE.test(name) && data.length >= MIN_BYTES) {
    for (const encoding of CONTENT_ENCODINGS) {
      // The compression runs in the thread pool of libuv.
      const compress = (): Promise<Buffer> => compressors[encoding](name, data);
      const size = await writeOnce(path.join(outDir, servedFileName(hash, encoding)), compress);
      if (size < data.length) {
        smaller.push(encoding);
      }
    }
  }
  return smaller;
}
