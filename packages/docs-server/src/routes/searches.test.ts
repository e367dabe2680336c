/** @jest-environment node */
import { SEARCH_QUERY_MAX_LENGTH } from '@nitric-docs/search';
import { createRateLimit } from '../services/rate-limit';
import { createTestApp, NOW, SITE_ORIGIN } from '../../tests/test-app';

const ADDRESS = 'http://docs.local/docs/api/searches';

const post = (body: unknown, headers: Record<string, string> = {}, address = ADDRESS): Request =>
  new Request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'docs.local', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const search = (query: unknown): Request => post({ query });

test.each([
  ['kafka', 'kafka'],
  ['  Kafka \t\u00A0 Streams ', 'kafka streams'],
  ['河', '河'],
  ['a\0b\uD800c', 'a\uFFFDb\uFFFDc'],
  ['error 50000', 'error 50000'],
  ['www in websites', 'www in websites'],
  ['x'.repeat(SEARCH_QUERY_MAX_LENGTH), 'x'.repeat(SEARCH_QUERY_MAX_LENGTH)],
])('%j is counted as %j', async (query, counted) => {
  const { app, store } = createTestApp();
  const response = await app.fetch(search(query));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect(store.missed).toEqual([[counted, NOW]]);
});

test('nothing is counted unless it is turned on', async () => {
  const { app, store } = createTestApp({ countsSearches: false });
  expect((await app.fetch(search('kafka'))).status).toBe(404);
  expect(store.missed).toEqual([]);
});

test('the longest query is accepted if its characters are escaped in JSON', async () => {
  const escaped = '\\u0001'.repeat(SEARCH_QUERY_MAX_LENGTH);
  expect((await createTestApp().app.fetch(post(`{"query":"${escaped}"}`))).status).toBe(200);
});

test('only the query and the time of a search reach the store', async () => {
  const { app, store } = createTestApp();
  const headers = { 'user-agent': 'Agent', referer: `${SITE_ORIGIN}/docs/apis` };
  await app.fetch(post({ query: 'kafka', url: '/apis', ua: 'Agent' }, headers));
  expect(store.missed).toEqual([['kafka', NOW]]);
});

test.each([
  'Jane.Doe@example.com',
  '@jane_doe',
  'https://example.com/?user=jane',
  'postgres://jane:secret@db',
  'WWW.example.com',
  'customer 123456',
  '٠١٢٣٤٥',
])('%s can be personal data, and is answered without being counted', async (query) => {
  const { app, store } = createTestApp();
  const response = await app.fetch(search(query));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect(store.missed).toEqual([]);
});

test.each([
  ['query', { query: '' }],
  ['query', { query: ' \n ' }],
  ['query', { query: 'x'.repeat(SEARCH_QUERY_MAX_LENGTH + 1) }],
  ['query', {}],
  ['The body', null],
])('%s is invalid in %j: 422 with its name', async (name, body) => {
  const { app, store } = createTestApp();
  const response = await app.fetch(post(JSON.stringify(body)));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    success: false,
    error: expect.stringMatching(new RegExp(`^${name} must `)),
  });
  expect(store.missed).toEqual([]);
});

test('a client over the rate limit gets 429 with Retry-After, and can still send feedback', async () => {
  const { app } = createTestApp({ rateLimit: createRateLimit(1) });
  expect((await app.fetch(search('kafka'))).status).toBe(200);
  const refused = await app.fetch(search('rust'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const feedback = { url: `${SITE_ORIGIN}/docs/apis`, answer: 'yes', comment: '', ua: '' };
  const address = 'http://docs.local/docs/api/feedback';
  expect((await app.fetch(post(feedback, {}, address))).status).toBe(200);
});
