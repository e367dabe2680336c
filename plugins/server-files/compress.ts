import fs from 'node:fs/promises';
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

const brotli = promisify(brotliCompress);
const compressors: Record<ContentEncoding, (data: Buffer) => Promise<Buffer>> = {
  br: (data) =>
    brotli(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gzip: (data) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

const sizeOf = (file: string): Promise<number | undefined> =>
  fs.stat(file).then(
    ({ size }) => size,
    () => undefined,
  );

async function compressedSize(
  data: Buffer,
  file: string,
  encoding: ContentEncoding,
): Promise<number> {
  const known = await sizeOf(file);
  if (known !== undefined) {
    return known;
  }
  const compressed = await compressors[encoding](data);
  // Renamed into place: a build that is stopped never leaves half a copy under a final name.
  await fs.writeFile(`${file}.part`, compressed);
  await fs.rename(`${file}.part`, file);
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
    const size = await compressedSize(data, file, encoding);
    if (size < data.length) {
      sizes[encoding] = size;
    }
  }
  return sizes;
}
