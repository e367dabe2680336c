import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';

/** Memory for files that are asked for often, in bytes. */
const CACHE_BYTES = 64 * 1024 * 1024;
/** Larger files are streamed from disk, in bytes. */
const LARGEST_CACHED_BYTES = 1024 * 1024;

export type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

/** Reads files of the site; those in demand stay in memory, up to a bound. */
export interface FileBodies {
  /** The body when it is in memory. */
  cached(file: string): Uint8Array<ArrayBuffer> | undefined;
  whole(file: string, size: number): Promise<Body>;
  /** @param end index of the last byte, as in a Range header */
  part(file: string, start: number, end: number): Body;
}

export function createFileBodies(): FileBodies {
  const cache = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (body) => Math.max(body.byteLength, 1),
  });
  const stream = (file: string, range?: { start: number; end: number }): Body =>
    Readable.toWeb(fs.createReadStream(file, range)) as ReadableStream<Uint8Array<ArrayBuffer>>;

  return {
    cached: (file) => cache.get(file),
    async whole(file, size) {
      if (size > LARGEST_CACHED_BYTES) {
        return stream(file);
      }
      const body = new Uint8Array(await readFile(file));
      cache.set(file, body);
      return body;
    },
    part(file, start, end) {
      return cache.get(file)?.slice(start, end + 1) ?? stream(file, { start, end });
    },
  };
}
