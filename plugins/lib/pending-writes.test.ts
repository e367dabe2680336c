import { trackWrite, waitForWrites } from './pending-writes';

it('waits for all registered writes, even if one fails', async () => {
  const done: string[] = [];
  void trackWrite(Promise.resolve().then(() => done.push('index')));
  const failing = trackWrite(Promise.reject(new Error('disk full')));
  await waitForWrites();
  expect(done).toEqual(['index']);
  await expect(failing).rejects.toThrow('disk full');
});
