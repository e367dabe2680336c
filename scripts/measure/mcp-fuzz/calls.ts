import fc from 'fast-check';
import { sdkIds } from '../../../src/config/sdks';
import type { TestRequest } from '../../../tests/lib/request';

export const MCP_PATH = '/docs/api/mcp';

/** A request, and whether it is a valid tool call, which must have status 200. */
export interface FuzzedCall extends Required<TestRequest> {
  isValid: boolean;
}

const HEADERS = {
  accept: 'application/json, text/event-stream',
  'content-type': 'application/json',
};
const ROUTES = [
  '/',
  '/apis',
  '/storage',
  '/support/errors',
  '/reference/nodejs/storage/bucket-on',
  '/reference/go/v0/storage/bucket-on',
  '/docs/storage#permissions',
  'https://nitric.io/docs/apis.md',
];
const BAD_ROUTES = ['', '..', '/../../etc/passwd', '/%2e%2e/x', '\\', '//', '/\0', '__proto__'];
const METHODS = [
  'initialize',
  'ping',
  'tools/list',
  'tools/call',
  'resources/read',
  'prompts/get',
  'logging/setLevel',
  'completion/complete',
  'tasks/result',
  'notifications/cancelled',
  'notifications/initialized',
  'constructor',
];
const HEADER_NAMES = [
  'accept',
  'content-type',
  'content-encoding',
  'host',
  'origin',
  'mcp-protocol-version',
  'mcp-session-id',
  'last-event-id',
  'x-forwarded-for',
];
const HEADER_VALUES = [
  '',
  '*/*',
  'text/event-stream',
  'application/json; charset=utf-16',
  'gzip',
  'rebound.example',
  '[::1',
  'http://localhost',
  'null',
  '2025-06-18',
  '1999-01-01',
];
const BROKEN_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"jsonrpc":"2.0"}',
  '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search","arguments":{"query":"\\ud800"}}}',
  '{"jsonrpc":"2.0","id":{},"method":"ping"}',
  '['.repeat(16_000),
  'x'.repeat(40_000),
];

const anyText = fc.oneof(
  fc.string({ maxLength: 600 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
);
const words = fc
  .array(fc.constantFrom('bucket', 'api', 'deploy', 'queue.send()', '--ci', 'EACCES', 'v0', 'go'), {
    minLength: 1,
    maxLength: 30,
  })
  .map((all) => all.join(' '));
const sdk = fc.constantFrom(...sdkIds);
const version = fc.constantFrom('v0', 'v1', 'v9', '', '1', '__proto__');

const validCall = fc.oneof(
  fc.record({
    name: fc.constant('search'),
    arguments: fc.record(
      { query: fc.oneof(words, anyText), sdk, version, limit: fc.integer({ min: 1, max: 20 }) },
      { requiredKeys: ['query'] },
    ),
  }),
  fc.record({
    name: fc.constant('read_page'),
    arguments: fc.record(
      {
        route: fc.oneof(fc.constantFrom(...ROUTES), fc.constantFrom(...BAD_ROUTES), anyText),
        version,
        offset: fc.nat(50_000),
        limit: fc.integer({ min: 1000, max: 60_000 }),
      },
      { requiredKeys: ['route'] },
    ),
  }),
  fc.record({
    name: fc.constant('list_functions'),
    arguments: fc.record({ sdk, version }, { requiredKeys: ['sdk'] }),
  }),
);

const wrongCall = fc.record(
  {
    name: fc.oneof(
      fc.constantFrom('search', 'read_page', 'list_functions', 'toString'),
      fc.jsonValue(),
    ),
    arguments: fc.oneof(
      fc.jsonValue(),
      fc.dictionary(
        fc.constantFrom('query', 'sdk', 'version', 'limit', 'route', 'offset', '__proto__'),
        fc.jsonValue(),
      ),
    ),
    task: fc.jsonValue(),
    _meta: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

const message = (params: fc.Arbitrary<unknown>) =>
  params.map((value) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: value }));

const anyMessage = fc.record(
  {
    jsonrpc: fc.oneof(fc.constant('2.0'), fc.jsonValue()),
    id: fc.oneof(fc.integer(), fc.string(), fc.jsonValue()),
    method: fc.oneof(fc.constantFrom(...METHODS), fc.jsonValue()),
    params: fc.jsonValue(),
    result: fc.jsonValue(),
    error: fc.jsonValue(),
  },
  { requiredKeys: ['jsonrpc'] },
);

/** Values of a header that Node.js can send. */
const headerValue = fc.oneof(
  fc.constantFrom(...HEADER_VALUES),
  fc.string({ unit: 'grapheme-ascii', maxLength: 100 }),
);
const wrongHeaders = fc
  .dictionary(fc.constantFrom(...HEADER_NAMES), headerValue, { minKeys: 1, maxKeys: 4 })
  .map((changed) => ({ ...HEADERS, ...changed }));

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const fixed = { method: fc.constant('POST'), path: fc.constant(MCP_PATH) };
const rightHeaders = fc.constant<Record<string, string>>(HEADERS);

const fuzzedCall: fc.Arbitrary<FuzzedCall> = fc.oneof(
  { weight: 4, arbitrary: callOf(message(validCall).map(json), rightHeaders, true) },
  { weight: 2, arbitrary: callOf(message(wrongCall).map(json), rightHeaders) },
  { weight: 2, arbitrary: callOf(anyMessage.map(json), rightHeaders) },
  { weight: 1, arbitrary: callOf(brokenBody(), rightHeaders) },
  { weight: 1, arbitrary: callOf(message(validCall).map(json), wrongHeaders) },
  {
    weight: 1,
    arbitrary: fc.record({
      isValid: fc.constant(false),
      method: fc.constantFrom('GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'),
      path: fc.constantFrom(MCP_PATH, `${MCP_PATH}/`, `${MCP_PATH}?x=%`, `${MCP_PATH}/%00`),
      headers: wrongHeaders,
      // Node.js would send a body without its length, and the rest of it would break the next request of the connection.
      body: fc.constant(Buffer.alloc(0)),
    }),
  },
);

function callOf(
  body: fc.Arbitrary<Buffer>,
  headers: fc.Arbitrary<Record<string, string>>,
  isValid = false,
): fc.Arbitrary<FuzzedCall> {
  return fc.record({ ...fixed, isValid: fc.constant(isValid), headers, body });
}

function brokenBody(): fc.Arbitrary<Buffer> {
  return fc
    .oneof(
      fc.constantFrom(...BROKEN_BODIES),
      fc.uint8Array({ maxLength: 500 }),
      fc.json(),
      fc.tuple(message(validCall), fc.nat(200)).map(([one, end]) => json(one).subarray(0, end)),
      fc.array(message(validCall), { maxLength: 5 }).map((batch) => JSON.stringify(batch)),
    )
    .map((content) => Buffer.from(content));
}

/** @param seed the same seed results in the same calls, so that failures are reproducible */
export const fuzzedCalls = (count: number, seed: number): FuzzedCall[] =>
  fc.sample(fuzzedCall, { numRuns: count, seed });
