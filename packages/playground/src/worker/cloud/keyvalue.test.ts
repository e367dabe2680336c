import { newService } from '../testing';

test('stores what survives serialization', async () => {
  const { sdk, cloud } = await newService();
  const store = sdk.kv('orders').allow('get', 'set');
  // A date has no fields.
  await store.set('o1', { total: 7, when: new Date() });
  expect(await store.get('o1')).toEqual({ total: 7, when: {} });
  expect(cloud.content().keyvalue).toEqual({ orders: { o1: { total: 7, when: {} } } });
});
