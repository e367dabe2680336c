import * as node from 'node:crypto';
import { Buffer as Bytes } from './buffer';
import { createHash, createHmac, randomInt, randomUUID, timingSafeEqual } from './crypto';

afterAll(() => Object.assign(globalThis, { Buffer }));

test.each(['md5', 'sha1', 'sha256', 'sha384', 'sha512'])(
  'hashes with %s as Node.js does',
  (name) => {
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      expect(createHash(name).update('a').update(Bytes.from('b')).digest(encoding)).toBe(
        node.createHash(name).update('ab').digest(encoding),
      );
    }
    expect(createHmac(name, 'key').update('ä').digest('hex')).toBe(
      node.createHmac(name, 'key').update('ä').digest('hex'),
    );
  },
);

test('rejects a hash that it does not have', () => {
  expect(() => createHash('rot13')).toThrow('Digest method not supported: rot13');
});

test('compares and encodes bytes', () => {
  expect(timingSafeEqual(Bytes.from('a1', 'hex'), Bytes.from('oQ==', 'base64'))).toBe(true);
  expect(() => timingSafeEqual(Bytes.from('a'), Bytes.from('ab'))).toThrow(RangeError);
  expect(Bytes.from('ä').toString('hex')).toBe('c3a4');
});

test('random values', () => {
  expect(randomUUID()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(randomInt(3)).toBeLessThan(3);
});
