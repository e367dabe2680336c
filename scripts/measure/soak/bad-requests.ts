import fc from 'fast-check';
import type { TestRequest } from '../../../server/testing/request';

const pathPart = fc.constantFrom(
  '..',
  '%2e%2e',
  '..%2f',
  '%00',
  '%',
  '%zz',
  '%ff',
  '\\',
  'apis',
  'api',
  'feedback',
  'og',
  'health',
  '404.html',
  'assets',
  '',
  '.',
  '%5c..',
  'constructor',
  '__proto__',
  'x'.repeat(3000),
  '%E0%A4%A',
  '?',
  '#',
  'etc/passwd',
  'assets/js/main.0a1b2c3d.js',
  'files/large.bin',
  'health/ready',
  'installation',
);
const headerValue = fc.string({ maxLength: 200 }).map((text) => text.replace(/[^\x20-\x7e]/g, '~'));
const oddHeaders = fc.dictionary(
  fc.constantFrom(
    'accept-encoding',
    'range',
    'if-none-match',
    'if-range',
    'origin',
    'sec-fetch-site',
    'x-forwarded-for',
    'content-type',
    'content-encoding',
    'cookie',
    'referer',
    'accept',
    'if-modified-since',
    'if-match',
    'host',
    'idempotency-key',
    'access-control-request-method',
  ),
  fc.oneof(
    headerValue,
    fc.constantFrom(
      'bytes=-',
      'bytes=9-1',
      'bytes=0-0,1-1',
      'bytes=99999999999999999999-',
      'br;q=2',
      '*',
      'application/json',
      'application/json; charset=utf-16',
      'null',
      'W/"',
      '"',
      ',,,',
      'https://[',
      'cross-site',
      'gzip',
      'text/html;q=x',
      'bytes=0-',
      'bytes=-1',
      '1.2.3.4.5',
      '256.256.256.256',
      'xn--a',
      '99999999999',
      'docs.local:99999',
      '[::1',
      'Sat, 01 Jan 2039 00:00:00 GMT',
    ),
  ),
  { maxKeys: 6 },
);
const json = fc
  .oneof(
    fc.json(),
    fc
      .record(
        { url: fc.anything(), answer: fc.anything(), comment: fc.anything(), ua: fc.anything() },
        { requiredKeys: [] },
      )
      .map(
        (value) =>
          JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? Number(part) : part)) ??
          '',
      ),
    fc.constantFrom(
      '{"url":"https://[","answer":"yes","comment":"","ua":""}',
      '['.repeat(5000),
      '{"__proto__":{}}',
    ),
  )
  .map((text) => Buffer.from(text));
const body = fc.oneof(
  json,
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(Buffer.alloc(0), Buffer.alloc(20_000, 'x'), Buffer.alloc(200_000, '{')),
);
const badRequest: fc.Arbitrary<Required<TestRequest>> = fc.record({
  method: fc.constantFrom(
    'GET',
    'POST',
    'POST',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'HEAD',
    'PROPFIND',
    'TRACE',
    'LOCK',
  ),
  path: fc
    .oneof(
      fc.constant('/docs/api/feedback'),
      fc.array(pathPart, { maxLength: 6 }).map((parts) => `/docs/${parts.join('/')}`),
      fc.array(pathPart, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
      fc
        .string()
        .map((query) => `/docs/api/og?title=${encodeURI(query.replace(/[^\x20-\x7e]/g, '~'))}`),
    )
    .map((path) => path.replace(/[^\x21-\x7e]/g, '%20')),
  headers: oddHeaders,
  body,
});

/** @param seed the same seed results in the same requests, so that failures are reproducible */
export const badRequests = (count: number, seed: number): Required<TestRequest>[] =>
  fc.sample(badRequest, { numRuns: count, seed });
