/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import fc from 'fast-check';
import { readEnv } from '../src/config/env';
import { createRateLimit } from './services/rate-limit';
import { createTestApp } from './testing/test-app';
import { buildTestSite } from './testing/test-site';

/** Requests that are tried, from one seed, so that a failure can be seen again. */
const REQUESTS = 500;
const SEED = 20260301;

let site: Awaited<ReturnType<typeof buildTestSite>>;
let server: ServerType;

beforeAll(async () => {
  site = await buildTestSite();
  const { app } = createTestApp({
    site: { built: site, policy: readEnv({}) },
    rateLimit: createRateLimit(100_000),
  });
  await new Promise<void>((resolve) => {
    server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve());
  });
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  site.remove();
});

interface Bad {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

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
const bad: fc.Arbitrary<Bad> = fc.record({
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

const send = ({
  method,
  path,
  headers,
  body: bytes,
}: Bad): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const request = http.request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
      response.on('error', reject);
    });
    // A server that refuses a body may close the connection while it is still sent.
    request.on('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '')
        ? resolve({ status: 0, text: '' })
        : reject(error),
    );
    request.end(['GET', 'HEAD'].includes(method) ? undefined : bytes);
  });

const isUp = async (): Promise<boolean> =>
  (await send({ method: 'GET', path: '/docs/api/health', headers: {}, body: Buffer.alloc(0) }))
    .status === 200;

test(`${REQUESTS} bad requests: no 5xx, no trace, no file from outside, no crash`, async () => {
  const failures: string[] = [];
  for (const request of fc.sample(bad, { numRuns: REQUESTS, seed: SEED })) {
    const { status, text } = await send(request);
    if (status >= 500 || /root:x:|node_modules|\.ts:\d+/.test(text)) {
      failures.push(
        `${request.method} ${request.path} ${JSON.stringify(request.headers)}: ${status}`,
      );
    }
  }
  expect(failures).toEqual([]);
  expect(await isUp()).toBe(true);
});
