/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { weigh } from './first-load';

test('sums up responses by kind, with workers as scripts', async () => {
  const response = (name: string, bytes: number) => ({
    url: () => `http://localhost:1/docs/${name}`,
    body: () => Promise.resolve(randomBytes(bytes)),
  });
  const loaded = await weigh([
    response('apis', 1000),
    response('assets/css/styles.a1.css', 2000),
    response('assets/js/client.a1.js?a', 3000),
    response('assets/js/search.a1.js', 3000),
    response('search-index.json', 5000),
  ]);
  const inKilobytes = ['css', 'javascript', 'others', 'total'] as const;
  expect(inKilobytes.map((kind) => Math.round(loaded[kind] / 1000))).toEqual([2, 6, 6, 14]);
  expect(loaded.requests).toBe(5);
});
