import fc from 'fast-check';
import type { TestRequest } from '../request';

const METHODS = {
  common: ['GET', 'POST', 'POST', 'POST', 'HEAD', 'OPTIONS'],
  others: ['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE', 'LOCK'],
};
const PATH_PARTS = {
  known: ['apis', 'installation', '404.html', 'assets', 'assets/js/main.0a1b2c3d.js'],
  large: ['files/large.bin', 'x'.repeat(3000)],
  api: ['api', 'feedback', 'searches', 'og', 'health', 'health/ready'],
  outside: ['..', '%2e%2e', '..%2f', '%5c..', '\\', '.', '', 'etc/passwd'],
  badEncoding: ['%', '%00', '%zz', '%ff', '%E0%A4%A'],
  special: ['?', '#', 'constructor', '__proto__'],
};
const HEADER_NAMES = {
  negotiation: ['accept', 'accept-encoding', 'content-type', 'content-encoding'],
  conditions: ['range', 'if-range', 'if-match', 'if-none-match', 'if-modified-since'],
  sender: ['host', 'origin', 'referer', 'cookie', 'x-forwarded-for', 'sec-fetch-site'],
  others: ['idempotency-key', 'access-control-request-method'],
};
const HEADER_VALUES = {
  ranges: [
    'bytes=-',
    'bytes=9-1',
    'bytes=0-0,1-1',
    'bytes=0-',
    'bytes=-1',
    'bytes=99999999999999-',
  ],
  negotiation: ['br;q=2', '*', 'gzip', 'application/json', 'application/json; charset=utf-16'],
  malformed: ['null', 'W/"', '"', ',,,', 'text/html;q=x', '99999999999'],
  hosts: ['1.2.3.4.5', '256.256.256.256', 'xn--a', 'docs.local:99999', '[::1', 'https://['],
  others: ['cross-site', 'Sat, 01 Jan 2039 00:00:00 GMT'],
};
const BODIES = {
  json: [
    '{"url":"https://[","answer":"yes","comment":"","ua":""}',
    '{"query":"\\u0000"}',
    '{"__proto__":{}}',
  ],
  long: ['['.repeat(5000), 'x'.repeat(20_000), '{'.repeat(200_000)],
};

const oneOf = (kinds: Record<string, readonly string[]>): fc.Arbitrary<string> =>
  fc.constantFrom(...Object.values(kinds).flat());

const printable = fc.string({ unit: 'grapheme-ascii', maxLength: 200 });
const parts = fc.array(oneOf(PATH_PARTS), { maxLength: 6 }).map((all) => all.join('/'));
const field = fc.jsonValue();
const entry = fc
  .record(
    { url: field, answer: field, comment: field, ua: field, query: field },
    { requiredKeys: [] },
  )
  .map((value) => JSON.stringify(value));

/** Code that keeps a compiler busy, nests deeply, or tries to read a file. */
const SAMPLES = [
  "import { bucket } from '@nitric/sdk'\nbucket('a').alow('read')",
  '/// <reference path="/etc/passwd" />\nimport text from "/etc/passwd"\nconst a: 1 = text',
  'type A<T> = { [K in keyof T]: A<A<T>> }\ndeclare const a: A<{ b: A<string> }>\na.b.b.b.b',
  `const a = ${'['.repeat(5000)}`,
  `${'a.'.repeat(5000)}b`,
];
/** The arguments of each tool: right ones and others. */
const TOOL_ARGUMENTS: Record<string, Record<string, fc.Arbitrary<unknown>>> = {
  search: {
    query: fc.oneof(printable, fc.constantFrom('bucket', 'storage permissions')),
    sdk: fc.constantFrom('nodejs', 'go', 'ruby'),
  },
  read_page: {
    route: fc.oneof(parts, fc.constantFrom('/storage#permissions', '/../../etc/passwd')),
    offset: fc.oneof(fc.constant(0), field),
  },
  list_functions: { sdk: fc.constantFrom('nodejs', '__proto__'), version: printable },
  check_sample: { code: fc.oneof(printable, fc.constantFrom(...SAMPLES)) },
  constructor: { code: field },
};
const toolCall = fc
  .oneof(
    ...Object.entries(TOOL_ARGUMENTS).map(([name, args]) =>
      fc.record({
        name: fc.constant(name),
        arguments: fc.oneof({ weight: 4, arbitrary: fc.record(args) }, field),
      }),
    ),
  )
  .map((params) => ({ method: 'tools/call', params }));
const otherCall = fc.record({
  method: fc.constantFrom('tools/list', 'resources/read', 'initialize', 'constructor'),
  params: field,
});
const mcpMessage = fc
  .tuple(fc.constantFrom('2.0', '2.0', '1.0'), field, fc.oneof(toolCall, toolCall, otherCall))
  .map(([jsonrpc, id, call]) =>
    JSON.stringify({ jsonrpc, id: jsonrpc === '2.0' ? 1 : id, ...call }),
  );

/** A message that reaches the tools: the headers of the protocol are right. */
const mcpRequestOf = (body: string): Required<TestRequest> => ({
  method: 'POST',
  path: '/docs/api/mcp',
  headers: {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  },
  body: Buffer.from(body),
});
const mcpRequest = fc.oneof(mcpMessage, mcpMessage, fc.json()).map(mcpRequestOf);

/** Starts the thread that compiles samples. */
export const sampleRequest = mcpRequestOf(
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'check_sample', arguments: { code: 'export {}' } },
  }),
);

const otherRequest: fc.Arbitrary<Required<TestRequest>> = fc.record({
  method: oneOf(METHODS),
  path: fc
    .oneof(
      fc.constantFrom('/docs/api/feedback', '/docs/api/searches', '/docs/api/mcp'),
      parts.map((path) => `/docs/${path}`),
      parts.map((path) => `/${path}`),
      printable.map((title) => `/docs/api/og?title=${encodeURI(title)}`),
    )
    .map((path) => path.replace(/[^\x21-\x7e]/g, '%20')),
  headers: fc.dictionary(oneOf(HEADER_NAMES), fc.oneof(printable, oneOf(HEADER_VALUES)), {
    maxKeys: 6,
  }),
  body: fc
    .oneof(fc.json(), entry, oneOf(BODIES), fc.uint8Array({ maxLength: 2000 }))
    .map((content) => Buffer.from(content)),
});

/** @param seed the same seed results in the same requests, so that failures are reproducible */
export const badRequests = (count: number, seed: number): Required<TestRequest>[] =>
  fc.sample(
    fc.oneof({ weight: 3, arbitrary: otherRequest }, { weight: 1, arbitrary: mcpRequest }),
    {
      numRuns: count,
      seed,
    },
  );
