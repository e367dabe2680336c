import { once } from 'node:events';
import http from 'node:http';
import { request } from '../../tests/request';
import { createTestListener, serveTestApp, type TestServer } from '../../tests/test-app';

let server: TestServer;

beforeAll(async () => {
  server = await serveTestApp(createTestListener());
});
afterAll(() => server.close());

const statusOf = async (path: string, headers = {}, { origin } = server): Promise<number> =>
  (await request(origin, { path, headers })).status;

describe('the Host header', () => {
  it.each(['1.2.3.4.5', '99999999999', 'a b', '[::1', 'x:99999'])(
    'is a 400 when it is %s',
    async (host) => {
      for (const path of ['/docs', '/docs/api/feedback', '/docs/api/health/live']) {
        expect(await statusOf(path, { host })).toBe(400);
      }
    },
  );

  it('returns 421 for another host, except for health checks', async () => {
    const strict = await serveTestApp(createTestListener({ allowedHosts: ['docs.example.com'] }));
    const status = (path: string, host: string) => statusOf(path, { host }, strict);
    expect(await status('/docs/api/nothing', 'DOCS.example.com:8080')).toBe(404);
    expect(await status('/docs/api/nothing', 'elsewhere.example')).toBe(421);
    expect(await status('/docs/api/health/live', '10.0.0.7')).toBe(200);
    await strict.close();
  });
});

test('a stopping server completes requests in progress', async () => {
  const sent = http.request(`${server.origin}/docs/api/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '4' },
  });
  sent.write('nu');
  const answered = once(sent, 'response');
  // The server has received it, because it answers a later request on another connection.
  await statusOf('/docs/api/health/live');
  const stopped = server.stop(0);
  sent.end('ll');
  const [response] = (await answered) as [http.IncomingMessage];
  expect(response.statusCode).toBe(422);
  response.resume();
  await stopped;
});
