/** @jest-environment node */
import { createTestApp } from '../testing/test-app';

const call = (app: ReturnType<typeof createTestApp>['app'], path: string, method = 'GET') =>
  Promise.resolve(app.fetch(new Request(`http://docs.local/docs/api/${path}`, { method })));

test('health says ok, until the server stops', async () => {
  let stopping = false;
  const { app } = createTestApp({ isStopping: () => stopping });
  expect(await (await call(app, 'health')).json()).toEqual({ status: 'ok' });
  stopping = true;
  expect((await call(app, 'health')).status).toBe(503);
});

test('an unknown call is a 404 in JSON', async () => {
  const response = await call(createTestApp().app, 'nothing');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ success: false });
});

test('social images draw the texts of pages; any other texts get the generic image', async () => {
  const render = jest.fn().mockResolvedValue(new Uint8Array([1]));
  const { app } = createTestApp({ renderer: { render } });
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
