import { actionsOf } from './scenario';

test('leaves out what steps expect', () => {
  const { steps, set } = actionsOf({
    set: { secret: { token: 'x' } },
    steps: [
      { request: 'GET /', expect: { status: 200 }, save: { id: 'id' } },
      { topic: 'paid', payload: { a: 1 }, fails: true },
      { websocket: 'chat', actions: [{ connect: { rejected: true } }, { receive: 'hi' }] },
    ],
    expect: { log: ['x'] },
  });
  expect(set).toEqual({ secret: { token: 'x' } });
  expect(steps).toEqual([
    { request: 'GET /', save: { id: 'id' } },
    { topic: 'paid', payload: { a: 1 } },
    { websocket: 'chat', actions: [{ connect: {} }, { receive: true }] },
  ]);
});

test('rejects what a browser does not have', () => {
  expect(() => actionsOf({ set: { sql: { shop: 'CREATE TABLE orders' } } })).toThrow(/sql/);
  expect(() => actionsOf({ steps: [{ command: 'npm test' }] })).toThrow(/steps/);
});
