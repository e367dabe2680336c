import { SEARCH_QUERY_MAX_LENGTH } from '@nitric-docs/search';
import { createTestApp, SITE_ORIGIN } from '../../tests/test-app';

const post = (body: string, endpoint = 'searches'): Request =>
  new Request(`http://docs.local/docs/api/${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'docs.local' },
    body,
  });
const search = (query: unknown): Request => post(JSON.stringify({ query, ua: 'Agent' }));

test.each([
  ['kafka', 'kafka'],
  ['  Kafka \t\u00A0 Streams ', 'kafka streams'],
  ['a\0b\uD800c', 'a\uFFFDb\uFFFDc'],
  ['error 50000', 'error 50000'],
  ['www in websites', 'www in websites'],
  ['\u0001'.repeat(SEARCH_QUERY_MAX_LENGTH), '\u0001'.repeat(SEARCH_QUERY_MAX_LENGTH)],
])('%j is counted as %j, and nothing else is stored', async (query, counted) => {
  const { app, store } = createTestApp();
  expect(await (await app.fetch(search(query))).json()).toEqual({ success: true });
  expect(store.missed).toEqual([[counted, expect.any(Date)]]);
});

test.each([
  'Jane.Doe@example.com',
  '@jane_doe',
  'https://example.com/?user=jane',
  'WWW.example.com',
  'customer 123456',
  '٠١٢٣٤٥',
])('%s can be personal data, and is answered without being counted', async (query) => {
  const { app, store } = createTestApp();
  expect(await (await app.fetch(search(query))).json()).toEqual({ success: true });
  expect(store.missed).toEqual([]);
});

test.each([
  ['query', '{"query":" \\n "}'],
  ['query', `{"query":"${'x'.repeat(SEARCH_QUERY_MAX_LENGTH + 1)}"}`],
  ['query', '{}'],
  ['The body', 'null'],
])('%s is invalid in %s: 422 with its name', async (name, body) => {
  const { app, store } = createTestApp();
  const response = await app.fetch(post(body));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    success: false,
    error: expect.stringMatching(new RegExp(`^${name} must `)),
  });
  expect(store.missed).toEqual([]);
});

test('nothing is counted unless it is turned on', async () => {
  const { app, store } = createTestApp({ env: { DOCS_COUNT_MISSED_SEARCHES: false } });
  expect((await app.fetch(search('kafka'))).status).toBe(404);
  expect(store.missed).toEqual([]);
});

test('a client over the rate limit can still send feedback', async () => {
  const { app } = createTestApp({ env: { DOCS_FEEDBACK_RATE_LIMIT: 1 } });
  expect((await app.fetch(search('kafka'))).status).toBe(200);
  expect((await app.fetch(search('rust'))).status).toBe(429);
  const feedback = { url: `${SITE_ORIGIN}/docs/apis`, answer: 'yes', comment: '', ua: '' };
  expect((await app.fetch(post(JSON.stringify(feedback), 'feedback'))).status).toBe(200);
});
