import {
  IDEMPOTENCY_HEADER,
  MAX_COMMENT_LENGTH,
  MAX_FEEDBACK_BYTES,
  MAX_SAMPLE_LENGTHS,
} from '../contracts/feedback';
import { StoreUnavailableError } from '../services/feedback-store';
import { createTestApp, SITE_ORIGIN } from '../../tests/test-app';

const ADDRESS = 'http://docs.local/docs/api/feedback';
const payload = { url: `${SITE_ORIGIN}/docs/apis`, answer: 'yes', comment: 'Good', ua: 'Agent' };

const sample = { id: 'files-1', title: 'a.py\0', language: 'python', version: 'v1' };

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
      receivedAt: expect.any(Date),
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
  ['answer', { answer: 'maybe' }],
  ['comment', { comment: 'x'.repeat(MAX_COMMENT_LENGTH + 1) }],
  ['ua', { ua: 'x'.repeat(513) }],
  ['sample', { sample: 'a.py' }],
  ['sample.language', { sample: { ...sample, language: undefined } }],
  ['sample.title', { sample: { ...sample, title: 'x'.repeat(201) } }],
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

test('a sample is stored with its feedback, without unknown fields and unsupported characters', async () => {
  const { app, store } = createTestApp();
  const body = { ...payload, comment: 'a\0b\ud800c', sample: { ...sample, more: 1 } };
  expect((await app.fetch(post(body))).status).toBe(200);
  expect(store.saved[0]).toMatchObject({ comment: 'a\uFFFDb\uFFFDc' });
  expect(store.saved[0]?.sample).toEqual({ ...sample, title: 'a.py\uFFFD' });
});

test('the longest entry is accepted with its key if its characters are escaped in JSON', async () => {
  const { app, store } = createTestApp();
  const textOf = (length: number): string => '\u0001'.repeat(length);
  const body = {
    url: `${payload.url}?${'x'.repeat(1900)}`,
    answer: 'feedback',
    comment: textOf(MAX_COMMENT_LENGTH),
    ua: 'x'.repeat(512),
    sample: Object.fromEntries(
      Object.entries(MAX_SAMPLE_LENGTHS).map(([field, length]) => [field, textOf(length)]),
    ),
  };
  const key = '0123456789abcdef'.repeat(4);
  expect((await app.fetch(post(body, { [IDEMPOTENCY_HEADER]: key }))).status).toBe(200);
  expect(store.saved).toEqual([expect.objectContaining({ key })]);
});

const endless = new ReadableStream<Uint8Array>({
  pull: (controller) => controller.enqueue(new Uint8Array(1024)),
});
const withKey = (key: string): Request => post(payload, { [IDEMPOTENCY_HEADER]: key });
const withType = (type: string): Request => post(payload, { 'content-type': type });

test.each<[number, string, Request]>([
  [400, 'an empty body', post('')],
  [400, 'a body that is not JSON', post('null,')],
  [400, 'a body that is not UTF-8', post(new Uint8Array([0x22, 0xff, 0x22]))],
  [400, 'a short key', withKey('short')],
  [400, 'a long key', withKey('x'.repeat(65))],
  [405, 'GET', new Request(ADDRESS)],
  [413, 'a body over the limit', post('x'.repeat(MAX_FEEDBACK_BYTES + 1))],
  [413, 'an endless body', new Request(post({}), { body: endless, duplex: 'half' } as RequestInit)],
  [415, 'plain text', withType('text/plain')],
  [415, 'no content type', withType('')],
  [415, 'a compressed body', post(payload, { 'content-encoding': 'gzip' })],
])('%d for %s, as JSON', async (status, _name, request) => {
  const { app, store } = createTestApp();
  const response = await app.fetch(request);
  expect(response.status).toBe(status);
  expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
  expect(await response.json()).toMatchObject({ success: false });
  expect(store.saved).toEqual([]);
});

test.each([
  [SITE_ORIGIN, SITE_ORIGIN],
  ['http://docs.local', 'http://docs.local'],
  ['https://elsewhere.example', null],
  ['null', null],
  ['http://docs.local.evil.example', null],
])('a page of %s can post with a key if it is of this site', async (origin, allowed) => {
  const { headers } = await createTestApp().app.fetch(
    new Request(ADDRESS, {
      method: 'OPTIONS',
      headers: { origin, host: 'docs.local', 'access-control-request-method': 'POST' },
    }),
  );
  expect(headers.get('access-control-allow-origin')).toBe(allowed);
  expect(headers.get('access-control-allow-headers')).toContain(IDEMPOTENCY_HEADER);
});

test('only a client over the rate limit gets 429 with Retry-After', async () => {
  const { app } = createTestApp({ env: { DOCS_FEEDBACK_RATE_LIMIT: 2, DOCS_TRUSTED_PROXIES: 1 } });
  const from = (address: string) =>
    app.fetch(post(payload, { 'x-forwarded-for': `9.9.9.9, ${address}` }));
  expect((await from('1.2.3.4')).status).toBe(200);
  expect((await from('1.2.3.4')).status).toBe(200);
  const refused = await from('1.2.3.4');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('1.2.3.5')).status).toBe(200);
});

test.each([
  [500, new Error('secret surprise')],
  [503, new StoreUnavailableError('disk full at /secret/place')],
])('%d without details if the store fails with %s, and 200 afterwards', async (status, error) => {
  const { app, store } = createTestApp();
  store.fail = error;
  const response = await app.fetch(post(payload));
  expect(response.status).toBe(status);
  expect(response.headers.has('retry-after')).toBe(status === 503);
  expect(await response.text()).not.toMatch(/secret|\.ts/);
  delete store.fail;
  expect((await app.fetch(post(payload))).status).toBe(200);
});
