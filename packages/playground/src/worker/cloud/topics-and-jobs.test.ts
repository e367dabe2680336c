import { newService, settled } from '../testing';

async function shop() {
  const service = await newService();
  const heard: unknown[] = [];
  const handle = ({ req }: { req: { json: () => unknown } }): void => {
    const { order } = req.json() as { order: string };
    heard.push(order);
    if (order === 'bad') {
      throw new Error('no');
    }
  };
  void service.sdk.topic('paid').subscribe(handle);
  void service.sdk.job('render').handler(handle);
  await settled();
  return { ...service, heard };
}

test('a message waits for its delay', async () => {
  const { sdk, heard } = await shop();
  const topic = sdk.topic('paid').allow('publish');
  jest.useFakeTimers();
  await topic.publish({ order: 'o1' }, { delay: 10 });
  await jest.advanceTimersByTimeAsync(9_900);
  expect(heard).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(heard).toEqual(['o1']);
  jest.useRealTimers();
});

test('a job starts after the call has returned, and is ignored without a handler', async () => {
  const { sdk, heard } = await shop();
  await sdk.job('print').allow('submit').submit({ order: 'o1' });
  await sdk.job('render').allow('submit').submit({ order: 'o1' });
  expect(heard).toEqual([]);
  await settled();
  expect(heard).toEqual(['o1']);
});

test.each([{ topic: 'paid' }, { job: 'render' }])(
  '%j says whether its handlers have succeeded',
  async (target) => {
    const { act } = await shop();
    jest.spyOn(console, 'error').mockImplementation();
    expect(await act({ ...target, payload: { order: 'o1' } })).toEqual({ succeeded: true });
    expect(await act({ ...target, payload: { order: 'bad' } })).toEqual({ succeeded: false });
  },
);
