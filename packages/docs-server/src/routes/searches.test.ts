import { SEARCH_QUERY_MAX_LENGTH } from '@nitric-docs/search';
import { createTestApp } from '../../tests/test-app';

const post = (body: string): Request =>
  new Request('http://docs.local/docs/api/searches', {
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
  // Queries that can be personal data are answered without being counted.
  ['Jane.Doe@example.com', undefined],
  ['@jane_doe', undefined],
  ['https://example.com/?user=jane', undefined],
  ['WWW.example.com', undefined],
  ['customer 123456', undefined],
  ['٠١٢٣٤٥', undefined],
])('%j is counted as %j, and nothing else is stored', async (query, counted) => {
  const { app, store } = createTestApp();
  expect(await (await app.fetch(search(query))).json()).toEqual({ success: true });
  expect(store.missed).toEqual(counted === undefined ? [] : [[counted, expect.any(Date)]]);
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
