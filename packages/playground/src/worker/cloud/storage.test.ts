import { newService, settled } from '../testing';

async function receipts() {
  const service = await newService();
  const bucket = service.sdk.bucket('receipts').allow('read', 'write', 'delete');
  return { ...service, bucket };
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

test('stores, lists, and deletes files', async () => {
  const { bucket } = await receipts();
  await bucket.file('a.txt').write('one');
  await bucket.file('a/b.txt').write('two');
  expect(textOf(await bucket.file('/a/./b.txt').read())).toBe('two');
  // The local runtime walks through folders.
  expect((await bucket.files()).map(({ name }) => name)).toEqual(['a/b.txt', 'a.txt']);
  await bucket.file('a.txt').delete();
  expect(await bucket.file('a.txt').exists()).toBe(false);
});

test('reports files that do not exist', async () => {
  const { bucket } = await receipts();
  await expect(bucket.file('x').read()).rejects.toThrow(
    /5 NOT_FOUND: DevStorageService.Read file not found[\s\S]*no such file/,
  );
  await expect(bucket.file('x').delete()).rejects.toThrow('could not delete file');
});

test('calls listeners of an event and a prefix', async () => {
  const { bucket, sdk, act } = await receipts();
  const heard: string[] = [];
  void sdk.bucket('receipts').on('write', '2026/', (ctx) => {
    heard.push(`written ${ctx.req.key}`);
  });
  void sdk.bucket('receipts').on('delete', '*', (ctx) => {
    heard.push(`deleted ${ctx.req.key}`);
  });
  await settled();
  await bucket.file('2026/1').write('x');
  await bucket.file('2025/1').write('x');
  await act({ bucket: 'receipts', delete: ['2025/1'] });
  await settled();
  expect(heard).toEqual(['written 2026/1', 'deleted 2025/1']);
});

test('signs addresses for one operation and a time', async () => {
  const { bucket, act } = await receipts();
  const upload = await bucket.file('r/1.txt').getUploadUrl({ expiry: 60 });
  expect(await act({ request: `PUT ${upload}`, body: 'hello' })).toMatchObject({
    response: { status: 200, body: 'success' },
  });
  const download = await bucket.file('r/1.txt').getDownloadUrl({ expiry: 60 });
  expect(await act({ request: `GET ${download}` })).toEqual({
    response: {
      status: 200,
      headers: expect.objectContaining({
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': 'attachment; filename=1.txt',
        'access-control-allow-origin': '*',
      }) as object,
      body: 'hello',
    },
  });
  expect(await act({ request: `PUT ${download}`, body: '' })).toMatchObject({
    response: { status: 400, body: 'invalid method\n' },
  });
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  expect(await act({ request: `GET ${download}` })).toMatchObject({
    response: { status: 400, body: 'token has invalid claims: token is expired\n' },
  });
  jest.restoreAllMocks();
});
