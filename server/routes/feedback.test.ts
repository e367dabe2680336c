/** @jest-environment node */
import {
  IDEMPOTENCY_HEADER,
  MAX_COMMENT_LENGTH,
  MAX_FEEDBACK_BYTES,
} from '../../src/contracts/feedback';
import { createRateLimit } from '../services/rate-limit';
import { RejectedEntryError, StoreUnavailableError } from '../services/feedback-store';
import { createTestApp, NOW, SITE_ORIGIN } from '../testing/test-app';

const ADDRESS = 'http://docs.local/docs/api/feedback';
const payload = { url: `${SITE_ORIGIN}/docs/apis`, answer: 'yes', comment: 'Good', ua: 'Agent' };

const post = (body: unknown, headers: Record<string, string> = {}): Request =>
  new Request(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'docs.local', ...headers },
    body:
      typeof body === 'string' || body instanceof Uint8Array
        ? (body as string)
        : JSON.stringify(body),
  });

test('feedback is acknowledged only after it is stored', async () => {
  const { app, store } = createTestApp();
  const response = await app.fetch(post(payload));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect(store.saved).toEqual([
    {
      key: expect.stringMatching(/^[\w-]{16,}$/),
      page: '/apis',
      answer: 'yes',
      comment: 'Good',
      ua: 'Agent',
      receivedAt: NOW,
    },
  ]);
});

test.each([
  ['the published site', `${SITE_ORIGIN}/docs/apis`, '/apis'],
  ['the host that was called', 'http://docs.local/docs/apis?from=mail#x', '/apis'],
  ['a slash at the end', `${SITE_ORIGIN}/docs/apis/`, '/apis'],
  ['the home page', `${SITE_ORIGIN}/docs/`, '/'],
  ['the home page without its slash', `${SITE_ORIGIN}/docs`, '/'],
])('the address of a page is accepted: %s', async (_name, url, page) => {
  const { app, store } = createTestApp();
  expect((await app.fetch(post({ ...payload, url }))).status).toBe(200);
  expect(store.saved[0]?.page).toBe(page);
});

test.each([
  ['url', { url: 'https://elsewhere.example/docs/apis' }],
  ['url', { url: `${SITE_ORIGIN}/docs/nothing-here` }],
  ['url', { url: `${SITE_ORIGIN}/apis` }],
  ['url', { url: 'not an address' }],
  ['url', { url: 7 }],
  ['answer', { answer: 'maybe' }],
  ['comment', { comment: 'x'.repeat(MAX_COMMENT_LENGTH + 1) }],
  ['comment', { comment: null }],
  ['ua', { ua: 'x'.repeat(513) }],
  ['ua', { ua: undefined }],
])('an invalid field returns 422 with its name: %s %j', async (field, wrong) => {
  const { app, store } = createTestApp();
  const response = await app.fetch(post({ ...payload, ...wrong }));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    success: false,
    field,
    error: expect.stringContaining(field),
  });
  expect(store.saved).toEqual([]);
});

test('comments of maximum length and empty comments are accepted', async () => {
  const { app, store } = createTestApp();
  for (const comment of ['x'.repeat(MAX_COMMENT_LENGTH), '']) {
    expect((await app.fetch(post({ ...payload, comment }))).status).toBe(200);
  }
  expect(store.saved.map(({ comment }) => comment.length)).toEqual([MAX_COMMENT_LENGTH, 0]);
});

test('unsupported characters are replaced', async () => {
  const { app, store } = createTestApp();
  await app.fetch(
    post(
      '{"url":"https://docs.example.com/docs/apis","answer":"no","comment":"a\\u0000b\\ud800c","ua":""}',
    ),
  );
  expect(store.saved[0]?.comment).toBe('a\uFFFDb\uFFFDc');
});

test.each(['', '{', 'yes', '{"url":', 'null,'])(
  '400 for a body that is no JSON: %j',
  async (body) => {
    const { app } = createTestApp();
    const response = await app.fetch(post(body));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false });
  },
);

test('a body that is not UTF-8 returns 400', async () => {
  const { app } = createTestApp();
  expect((await app.fetch(post(new Uint8Array([0x22, 0xff, 0x22])))).status).toBe(400);
});

test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s returns 405 as JSON', async (method) => {
  const { app } = createTestApp();
  const response = await app.fetch(new Request(ADDRESS, { method }));
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
  expect(await response.json()).toMatchObject({ success: false });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
  '415 for the content type "%s"',
  async (type) => {
    const { app } = createTestApp();
    expect((await app.fetch(post(payload, { 'content-type': type }))).status).toBe(415);
  },
);

test('a compressed body returns 415', async () => {
  const { app } = createTestApp();
  expect((await app.fetch(post(payload, { 'content-encoding': 'gzip' }))).status).toBe(415);
});

test('a body over the limit returns 413 before all of it is read', async () => {
  const { app } = createTestApp();
  expect((await app.fetch(post('x'.repeat(MAX_FEEDBACK_BYTES + 1)))).status).toBe(413);

  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024).fill(0x20));
    },
  });
  const response = await app.fetch(
    new Request(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    } as RequestInit),
  );
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(2 * MAX_FEEDBACK_BYTES);
});

describe('pages of other sites', () => {
  const preflight = async (origin: string) =>
    (
      await createTestApp().app.fetch(
        new Request(ADDRESS, {
          method: 'OPTIONS',
          headers: { origin, host: 'docs.local', 'access-control-request-method': 'POST' },
        }),
      )
    ).headers;

  it.each(['https://elsewhere.example', 'null', 'http://docs.local.evil.example'])(
    'can’t post: a browser that asks first is not allowed to from %s',
    async (origin) => {
      expect((await preflight(origin)).get('access-control-allow-origin')).toBeNull();
    },
  );

  it.each([SITE_ORIGIN, 'http://docs.local'])(
    'are told from this site’s own: %s can post, with its key',
    async (origin) => {
      const headers = await preflight(origin);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-headers')).toContain(IDEMPOTENCY_HEADER);
    },
  );
});

describe('the idempotency key', () => {
  const KEY = '0123456789abcdef0123456789abcdef';

  it('is stored with the entry', async () => {
    const { app, store } = createTestApp();
    await app.fetch(post(payload, { [IDEMPOTENCY_HEADER]: KEY }));
    expect(store.saved[0]?.key).toBe(KEY);
  });

  it('is generated if the client sends none', async () => {
    const { app, store } = createTestApp();
    await app.fetch(post(payload));
    await app.fetch(post(payload));
    expect(new Set(store.saved.map(({ key }) => key)).size).toBe(2);
  });

  it.each(['short', 'with spaces in the middle', 'x'.repeat(65)])(
    'is 400 when it is "%s"',
    async (key) => {
      const { app, store } = createTestApp();
      const response = await app.fetch(post(payload, { [IDEMPOTENCY_HEADER]: key }));
      expect(response.status).toBe(400);
      expect(store.saved).toEqual([]);
    },
  );
});

test('an entry that the store rejects returns 422', async () => {
  const { app, store } = createTestApp();
  store.fail = new RejectedEntryError('constraint');
  expect((await app.fetch(post(payload))).status).toBe(422);
});

test('only a client over the rate limit gets 429 with Retry-After', async () => {
  const { app } = createTestApp({ rateLimit: createRateLimit(2), trustedProxies: 1 });
  const from = (address: string) =>
    app.fetch(post(payload, { 'x-forwarded-for': `9.9.9.9, ${address}` }));
  expect((await from('1.2.3.4')).status).toBe(200);
  expect((await from('1.2.3.4')).status).toBe(200);
  const refused = await from('1.2.3.4');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('1.2.3.5')).status).toBe(200);
});

test('forwarded addresses are ignored without trusted proxies', async () => {
  const { app } = createTestApp({ rateLimit: createRateLimit(1) });
  const from = (address: string) => app.fetch(post(payload, { 'x-forwarded-for': address }));
  expect((await from('1.2.3.4')).status).toBe(200);
  expect((await from('1.2.3.5')).status).toBe(429);
});

test('an unavailable store returns 503 without details, and 200 after it recovers', async () => {
  const { app, store } = createTestApp();
  store.fail = new StoreUnavailableError('disk full at /secret/place');
  const response = await app.fetch(post(payload));
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).not.toBeNull();
  expect(await response.text()).not.toMatch(/secret|at /);
  delete store.fail;
  expect((await app.fetch(post(payload))).status).toBe(200);
});

test('an unexpected error returns 500 as JSON without a stack trace', async () => {
  const { app, store } = createTestApp();
  store.fail = new Error('surprise');
  const response = await app.fetch(post(payload));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/surprise|\.ts/);
});
