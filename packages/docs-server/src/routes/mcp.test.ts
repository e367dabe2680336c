import { createTestApp, SITE_ORIGIN } from '../../tests/test-app';

const ADDRESS = 'http://localhost/docs/api/mcp';
const HEADERS = {
  host: 'localhost',
  accept: 'application/json, text/event-stream',
  'content-type': 'application/json',
};

const post = (body: string | object, headers: Record<string, string> = {}): Request =>
  new Request(ADDRESS, {
    method: 'POST',
    headers: { ...HEADERS, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const call = (name: string, args: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

test('a message without a session gets a response in JSON that is not cached', async () => {
  const response = await createTestApp().app.fetch(post(call('list_functions', { sdk: 'nodejs' })));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.has('mcp-session-id')).toBe(false);
  expect(await response.json()).toMatchObject({ id: 1, result: { structuredContent: {} } });
});

test.each<[number, string, Request]>([
  [400, 'an empty body', post('')],
  [400, 'a body that is not JSON', post('{"jsonrpc":')],
  [400, 'a batch', post([LIST, LIST])],
  [403, 'another host', post(LIST, { host: 'rebound.example' })],
  [403, 'a page of another site', post(LIST, { origin: 'https://elsewhere.example' })],
  [403, 'a page without an origin', post(LIST, { origin: 'null' })],
  [405, 'GET', new Request(ADDRESS, { headers: HEADERS })],
  [413, 'a body over the limit', post(call('search', { query: 'x'.repeat(40_000) }))],
  [415, 'plain text', post(LIST, { 'content-type': 'text/plain' })],
])('%d for %s, as JSON', async (status, _name, request) => {
  const response = await createTestApp().app.fetch(request);
  expect(response.status).toBe(status);
  expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
  expect(await response.json()).toMatchObject({ error: expect.anything() });
});

test.each([
  ['an unknown method', { ...LIST, method: 'tools/delete' }, { error: { code: -32601 } }],
  ['a call without a name', { ...LIST, method: 'tools/call' }, { error: { code: -32603 } }],
  ['an inherited name', call('__proto__', {}), { result: { isError: true } }],
  ['wrong arguments', call('search', { query: 7 }), { result: { isError: true } }],
])('%s is an error in a response with status 200', async (_name, message, expected) => {
  const response = await createTestApp().app.fetch(post(message));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject(expected);
});

test.each<Record<string, string>>([
  { host: '127.0.0.1:3000' },
  { host: '[::1]:3000', origin: 'http://localhost:6274' },
  { host: 'docs.example.com', origin: SITE_ORIGIN },
  { host: 'preview.example', origin: 'https://preview.example' },
])('%j is accepted', async (headers) => {
  const { app } = createTestApp({ env: { DOCS_ALLOWED_HOSTS: ['preview.example'] } });
  expect((await app.fetch(post(LIST, headers))).status).toBe(200);
});

test('a client over the rate limit gets 429, and feedback has another limit', async () => {
  const { app } = createTestApp({ env: { DOCS_MCP_RATE_LIMIT: 1 } });
  expect((await app.fetch(post(LIST))).status).toBe(200);
  expect((await app.fetch(post(LIST))).status).toBe(429);
  const address = 'http://localhost/docs/api/feedback';
  const feedback = new Request(address, { method: 'POST', headers: HEADERS, body: '{}' });
  expect((await app.fetch(feedback)).status).toBe(422);
});
