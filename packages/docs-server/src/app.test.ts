import { StoreUnavailableError } from './services/feedback-store';
import { createTestApp } from '../tests/test-app';

const call = (app: ReturnType<typeof createTestApp>['app'], path: string, method = 'GET') =>
  Promise.resolve(app.fetch(new Request(`http://docs.local/docs/api/${path}`, { method })));

const readiness = (status: string, store = 'ok') => ({
  status,
  store: { kind: 'sqlite', status: store },
});
const STOPPING = { isStopping: () => true };
const gone = new StoreUnavailableError('gone');

test.each([
  ['health/live', STOPPING, gone, 200, { status: 'ok' }],
  ['health/ready', {}, undefined, 200, readiness('ok')],
  ['health/ready', STOPPING, undefined, 503, readiness('stopping')],
  ['health/ready', {}, gone, 503, readiness('unavailable', 'unavailable')],
  ['nothing', {}, undefined, 404, { success: false, error: 'Unknown API endpoint.' }],
])('%s with %j and %s: %d', async (path, options, fail, status, body) => {
  const { app, store } = createTestApp(options);
  store.fail = fail;
  const response = await call(app, path);
  expect([response.status, await response.json()]).toEqual([status, body]);
});

test('social images draw the texts of pages; any other texts get the generic image', async () => {
  const render = jest.fn().mockResolvedValue(new Uint8Array([1]));
  const { app } = createTestApp({ renderer: render });
  const response = await call(app, 'og?title=APIs&description=About');
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d{6}/);
  await call(app, 'og?title=Draw+me&description=x');
  expect(render.mock.calls).toEqual([[{ title: 'APIs', description: 'About' }], [undefined]]);
  expect((await call(app, 'og', 'POST')).status).toBe(405);
});
