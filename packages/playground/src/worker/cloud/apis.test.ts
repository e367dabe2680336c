import { newService, settled, type Service } from '../testing';

async function shop(): Promise<Service> {
  const service = await newService();
  const api = service.sdk.api('shop');
  void api.get('/orders/:id', (ctx) => {
    const { params, query, headers, path } = ctx.req;
    ctx.res.json({ params, query, path, via: headers['x-via'], host: headers.host });
    return ctx;
  });
  void api.get('/orders/new', (ctx) => {
    ctx.res.body = 'never reached, because an earlier route matches';
    return ctx;
  });
  void api.delete('/orders', () => {
    throw new Error('no');
  });
  await settled();
  return service;
}

test('passes parameters, queries, and headers on', async () => {
  const { act } = await shop();
  const result = await act({ request: 'GET /orders/a%20b?x=1&x=2&y=3', headers: { 'X-Via': 'w' } });
  expect(result).toEqual({
    response: {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        params: { id: 'a b' },
        query: { x: ['1', '2'], y: '3' },
        path: '/orders/a b',
        via: 'w',
        host: 'localhost',
      }),
    },
  });
});

test('answers as the local gateway if no route matches, or a handler throws', async () => {
  const { act } = await shop();
  const error = jest.spyOn(console, 'error').mockImplementation();
  expect(await act({ request: 'GET /nowhere' })).toMatchObject({
    response: {
      status: 500,
      body: 'Error handling HTTP Request: no worker registered for Api shop on route: GET - /nowhere',
    },
  });
  expect(await act({ request: 'DELETE /orders' })).toMatchObject({
    response: { status: 500, body: 'Internal Server Error' },
  });
  expect(error).toHaveBeenCalledTimes(1);
});

test('finds an API by its address, and says if the name is missing', async () => {
  const { act, sdk } = await shop();
  void sdk.api('admin').get('/', (ctx) => ctx);
  await settled();
  const address = await sdk.api('shop').url();
  expect(await act({ request: `GET ${address}/orders/7` })).toMatchObject({
    response: { status: 200 },
  });
  await expect(act({ request: 'GET /orders/7' })).rejects.toThrow(
    'Name the API, because the program has shop, admin.',
  );
  await expect(act({ request: 'GET https://example.com/' })).rejects.toThrow(
    "https://example.com can't be reached",
  );
});
