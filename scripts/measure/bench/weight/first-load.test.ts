/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { isAhead, weigh } from './first-load';

test('what was loaded is weighed by its kind, a worker as a script', async () => {
  const answer = (name: string, bytes: number) => ({
    url: () => `http://localhost:1/docs/${name}`,
    body: () => Promise.resolve(randomBytes(bytes)),
  });
  const loaded = await weigh([
    answer('apis', 1000),
    answer('assets/css/styles.a1.css', 2000),
    answer('assets/js/client.a1.js?a', 3000),
    answer('assets/js/search.a1.js', 3000),
    answer('search-index.json', 5000),
  ]);
  const inKilobytes = ['css', 'javascript', 'others', 'total'] as const;
  expect(inKilobytes.map((kind) => Math.round(loaded[kind] / 1000))).toEqual([2, 6, 6, 14]);
  expect(loaded.requests).toBe(5);
});

test.each([
  [{ 'sec-purpose': 'prefetch;prerender' }, true],
  [{ purpose: 'prefetch' }, true],
  [{ accept: '*/*' }, false],
])('a request with %j is fetched ahead: %s', (headers, expected) => {
  const request = { headers: () => headers } as unknown as Parameters<typeof isAhead>[0];
  expect(isAhead(request)).toBe(expected);
});
