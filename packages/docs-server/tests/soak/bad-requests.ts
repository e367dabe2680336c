import fc from 'fast-check';
import type { TestRequest } from '../request';

/** One of the words in a text, or one of other texts. */
const oneOf = (words: string, ...others: string[]): fc.Arbitrary<string> =>
  fc.constantFrom(...words.trim().split(/\s+/), ...others);

const methods = oneOf('GET POST POST POST HEAD OPTIONS PUT DELETE PATCH PROPFIND TRACE LOCK');
const pathParts = oneOf(
  `apis installation 404.html assets/js/main.0a1b2c3d.js files/large.bin
  api feedback searches og health health/ready
  .. %2e%2e ..%2f %5c.. \\ . etc/passwd % %00 %zz %ff %E0%A4%A ? # constructor __proto__`,
  '',
  'x'.repeat(3000),
);
const headerNames = oneOf(
  `accept accept-encoding content-type content-encoding range if-range if-match if-none-match if-modified-since
  host origin referer cookie x-forwarded-for sec-fetch-site idempotency-key access-control-request-method`,
);
const headerValues = oneOf(
  `bytes=- bytes=9-1 bytes=0-0,1-1 bytes=0- bytes=-1 bytes=99999999999999-
  br;q=2 * gzip application/json null W/" " ,,, text/html;q=x 99999999999 cross-site
  1.2.3.4.5 256.256.256.256 xn--a docs.local:99999 [::1 https://[`,
  'application/json; charset=utf-16',
  'Sat, 01 Jan 2039 00:00:00 GMT',
);
const bodies = fc.constantFrom(
  '{"url":"https://[","answer":"yes","comment":"","ua":""}',
  '{"query":"\\u0000"}',
  '{"__proto__":{}}',
  '['.repeat(5000),
  'x'.repeat(20_000),
  '{'.repeat(200_000),
);

const printable = fc.string({ unit: 'grapheme-ascii', maxLength: 200 });
const parts = fc.array(pathParts, { maxLength: 6 }).map((all) => all.join('/'));
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
  '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check_sample","arguments":{"code":"export {}"}}}',
);

const otherRequest: fc.Arbitrary<Required<TestRequest>> = fc.record({
  method: methods,
  path: fc
    .oneof(
      fc.constantFrom('/docs/api/feedback', '/docs/api/searches', '/docs/api/mcp'),
      parts.map((path) => `/docs/${path}`),
      parts.map((path) => `/${path}`),
      printable.map((title) => `/docs/api/og?title=${encodeURI(title)}`),
    )
    .map((path) => path.replace(/[^\x21-\x7e]/g, '%20')),
  headers: fc.dictionary(headerNames, fc.oneof(printable, headerValues), {
    maxKeys: 6,
  }),
  body: fc
    .oneof(fc.json(), entry, bodies, fc.uint8Array({ maxLength: 2000 }))
    .map((content) => Buffer.from(content)),
});

/** @param seed the same seed results in the same requests, so that failures are reproducible */
export const badRequests = (count: number, seed: number): Required<TestRequest>[] =>
  fc.sample(fc.oneof(otherRequest, otherRequest, otherRequest, mcpRequest), {
    numRuns: count,
    seed,
  });
