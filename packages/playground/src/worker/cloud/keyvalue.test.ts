import { newService } from '../testing';

interface Order {
  total: number;
  when?: Date;
}

async function orders() {
  const { sdk, cloud } = await newService();
  return { store: sdk.kv<Order>('orders').allow('get', 'set', 'delete'), cloud };
}

test('stores what survives serialization', async () => {
  const { store, cloud } = await orders();
  // A date has no fields.
  await store.set('o1', { total: 7, when: new Date() });
  expect(await store.get('o1')).toEqual({ total: 7, when: {} });
  expect(cloud.content().keyvalue).toEqual({ orders: { o1: { total: 7, when: {} } } });
});

test('reports keys that do not exist', async () => {
  const { store } = await orders();
  await expect(store.get('o9')).rejects.toThrow(
    '5 NOT_FOUND: BoltDocService.Get document not found',
  );
  await expect(store.delete('o9')).rejects.toThrow('Details: {"cause":"not found"}');
});
