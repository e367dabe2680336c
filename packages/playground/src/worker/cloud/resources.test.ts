import { denials, newService, settled } from '../testing';

test('lists what the program declares', async () => {
  const { sdk, cloud } = await newService();
  sdk.bucket('receipts').allow('read', 'write');
  void sdk.topic('paid').subscribe(() => undefined);
  void sdk.api('shop').get('/orders', (ctx) => ctx);
  await settled();
  expect(cloud.declared()).toEqual({
    apis: [{ name: 'shop', routes: [{ methods: ['GET'], path: '/orders' }] }],
    resources: [
      { kind: 'bucket', name: 'receipts', permissions: ['read', 'write'] },
      { kind: 'topic', name: 'paid', permissions: [] },
    ],
  });
});

test('reports calls without their permission, which succeed', async () => {
  const { sdk, events } = await newService();
  const receipts = sdk.bucket('receipts').allow('write');
  await receipts.file('a').write('x');
  await receipts.file('a').read();
  await sdk
    .kv('orders')
    .allow('get', 'set')
    .delete('o1')
    .catch(() => undefined);
  await sdk.topic('paid').allow('publish').publish({});
  await sdk.queue('refunds').allow('enqueue').dequeue(1);
  await settled();
  expect(denials(events)).toEqual([
    '`receipts` requests `write`, but not `read`',
    '`orders` requests `get` and `set`, but not `delete`',
    '`refunds` requests `enqueue`, but not `dequeue`',
  ]);
});

test('rejects names that Nitric rejects', async () => {
  const { sdk } = await newService();
  const error = jest.spyOn(console, 'error').mockImplementation();
  sdk.bucket('myReceipts');
  await settled();
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({
      message: expect.stringContaining("Invalid Name: 'myReceipts'") as string,
    }),
  );
});
