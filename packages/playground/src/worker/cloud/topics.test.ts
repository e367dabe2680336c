import { newService, settled } from '../testing';

async function payments() {
  const service = await newService();
  const heard: unknown[] = [];
  void service.sdk.topic('paid').subscribe((ctx) => {
    const { order } = ctx.req.json() as { order: string };
    heard.push(order);
    if (order === 'bad') {
      throw new Error('no');
    }
  });
  await settled();
  return { ...service, heard };
}

test('waits for the delay of a message', async () => {
  const { sdk, heard } = await payments();
  const topic = sdk.topic('paid').allow('publish');
  jest.useFakeTimers();
  await topic.publish({ order: 'o1' }, { delay: 10 });
  await jest.advanceTimersByTimeAsync(9_900);
  expect(heard).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(heard).toEqual(['o1']);
  jest.useRealTimers();
});

test('says whether all subscribers have succeeded', async () => {
  const { act } = await payments();
  jest.spyOn(console, 'error').mockImplementation();
  expect(await act({ topic: 'paid', payload: { order: 'o1' } })).toEqual({ succeeded: true });
  expect(await act({ topic: 'paid', payload: { order: 'bad' } })).toEqual({ succeeded: false });
});
