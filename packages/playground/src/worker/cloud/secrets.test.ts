import { newService } from '../testing';

async function token() {
  const { sdk, cloud } = await newService();
  return { secret: sdk.secret('api-token').allow('put', 'access'), cloud };
}

test('keeps versions', async () => {
  const { secret, cloud } = await token();
  const first = await secret.put('one');
  await secret.put('two');
  expect((await secret.latest().access()).asString()).toBe('two');
  expect((await secret.version(first.version).access()).asString()).toBe('one');
  expect(cloud.content().secrets).toEqual({ 'api-token': 'two' });
});

test('reports a secret without a value', async () => {
  const { secret } = await token();
  await expect(secret.latest().access()).rejects.toThrow(
    'ensure a value has been stored using the `put` method',
  );
});
