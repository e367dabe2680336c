import { newService } from '../testing';

async function refunds() {
  const { sdk, cloud } = await newService();
  const queue = sdk.queue<{ order: string }>('refunds').allow('enqueue', 'dequeue');
  await queue.enqueue([{ order: 'o1' }, { order: 'o2' }]);
  return { queue, cloud };
}

afterEach(() => jest.restoreAllMocks());

const later = (milliseconds: number): void => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds);
};

test('leases a message for 30 seconds', async () => {
  const { queue, cloud } = await refunds();
  expect((await queue.dequeue(1)).map(({ payload }) => payload)).toEqual([{ order: 'o1' }]);
  expect(cloud.content().queues).toEqual({ refunds: [{ order: 'o2' }] });
  expect(await queue.dequeue(10)).toHaveLength(1);
  later(29_000);
  expect(await queue.dequeue(10)).toHaveLength(0);
  later(2_000);
  expect(await queue.dequeue(10)).toHaveLength(2);
});

test('removes a message that is completed in time', async () => {
  const { queue, cloud } = await refunds();
  const [first, second] = await queue.dequeue(2);
  await first?.complete();
  await expect(first?.complete()).rejects.toThrow(/3 INVALID_ARGUMENT: .* not found/);
  later(30_000);
  await expect(second?.complete()).rejects.toThrow(/9 FAILED_PRECONDITION: .* expired/);
  expect(cloud.content().queues).toEqual({ refunds: [{ order: 'o2' }] });
});

test('accepts a depth from 1 to 10', async () => {
  const { queue } = await refunds();
  await expect(queue.dequeue(11)).rejects.toThrow('invalid depth: 11 cannot be less than one');
});
