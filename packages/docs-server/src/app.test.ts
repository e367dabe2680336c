import { StoreUnavailableError } from './services/feedback-store';
import { createTestApp } from '../tests/test-app';

const call = (app: ReturnType<typeof createTestApp>['app'], path: string, method = 'GET') =>
  Promise.resolve(app.fetch(new Request(`http://docs.local/docs/api/${path}`, { method })));

test('liveness says that the process answers, whatever else', async () => {
  const { app, store } = createTestApp({ isStopping: () => true });
  store.fail = new StoreUnavailableError('gone');
  const response = await call(app, 'health/live');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});

describe('readiness', () => {
  const readiness = async (app: ReturnType<typeof createTestApp>['app']) => {
    const response = await call(app, 'health/ready');
    return [response.status, await response.json()] as const;
  };
  const bodyOf = (status: string, store = 'ok') => ({
    status,
    store: { kind: 'sqlite', status: store },
  });

  it('names the store, and fails while the server is stopping', async () => {
    expect(await readiness(createTestApp().app)).toEqual([200, bodyOf('ok')]);
    const { app } = createTestApp({ isStopping: () => true });
    expect(await readiness(app)).toEqual([503, bodyOf('stopping')]);
  });

  it('fails while the store can’t be written', async () => {
    const { app, store } = createTestApp();
    store.fail = new StoreUnavailableError('gone');
    expect(await readiness(app)).toEqual([503, bodyOf('unavailable', 'unavailable')]);
    delete store.fail;
    expect((await readiness(app))[0]).toBe(200);
  });
});

test('an unknown call is a 404 in JSON', async () => {
  const response = await call(createTestApp().app, 'nothing');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ success: false });
});

test('social images draw the texts of pages; any other texts get the generic image', async () => {
  const render = jest.fn().mockResolvedValue(new Uint8Array([1]));
  const { app } = createTestApp({ renderer: render });
  const response = await call(app, 'og?title=APIs&description=About');
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d{6}/);
  await call(app, 'og?title=Draw+me&description=x');
  await call(app, 'og');
  expect(render.mock.calls).toEqual([
    [{ title: 'APIs', description: 'About' }],
    [undefined],
    [undefined],
  ]);
  expect((await call(app, 'og', 'POST')).status).toBe(405);
});
