/** The part of `node:crypto` that works without a secure context. It loads only for programs that import it. */
import { hmac } from '@noble/hashes/hmac.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { Buffer } from './buffer';

export { randomUUID } from '../uuid';

const hashes = { md5, sha1, sha256, sha384, sha512 } as const;

type Data = string | Uint8Array;

interface Digester {
  update: (data: Uint8Array) => unknown;
  digest: () => Uint8Array;
}

class Hash {
  constructor(private readonly digester: Digester) {}

  update(data: Data, encoding?: string): this {
    this.digester.update(Buffer.from(data, encoding));
    return this;
  }

  digest(): Buffer;
  digest(encoding: string): string;
  digest(encoding?: string): Buffer | string {
    const bytes = Buffer.from(this.digester.digest());
    return encoding === undefined ? bytes : bytes.toString(encoding);
  }
}

function hashOf(name: string): (typeof hashes)[keyof typeof hashes] {
  const known = name.toLowerCase().replace('-', '');
  if (!(known in hashes)) {
    throw new Error(`Digest method not supported: ${name}`);
  }
  return hashes[known as keyof typeof hashes];
}

export const createHash = (name: string): Hash => new Hash(hashOf(name).create());

export const createHmac = (name: string, key: Data): Hash =>
  new Hash(hmac.create(hashOf(name), Buffer.from(key)));

export const randomBytes = (size: number): Buffer =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(size)));

/** @param max not included */
export function randomInt(minOrMax: number, max?: number): number {
  const [from, to] = max === undefined ? [0, minOrMax] : [minOrMax, max];
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return from + (random % (to - from));
}

export function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) {
    throw new RangeError('Input buffers must have the same byte length');
  }
  return a.every((byte, index) => byte === b[index]);
}
