import { newService, settled } from '../testing';

async function catalogs() {
  const service = await newService();
  const rendered: unknown[] = [];
  void service.sdk.job('render').handler((ctx) => {
    const { season } = ctx.req.json() as { season: string };
    rendered.push(season);
    if (season === 'bad') {
      throw new Error('no');
    }
  });
  await settled();
  return { ...service, rendered };
}

test('starts a job after the call has returned, and ignores one without a handler', async () => {
  const { sdk, rendered } = await catalogs();
  await sdk.job('print').allow('submit').submit({ season: 'fall' });
  await sdk.job('render').allow('submit').submit({ season: 'fall' });
  expect(rendered).toEqual([]);
  await settled();
  expect(rendered).toEqual(['fall']);
});

test('says whether the handler has succeeded', async () => {
  const { act } = await catalogs();
  jest.spyOn(console, 'error').mockImplementation();
  expect(await act({ job: 'render', payload: { season: 'fall' } })).toEqual({ succeeded: true });
  expect(await act({ job: 'render', payload: { season: 'bad' } })).toEqual({ succeeded: false });
});
