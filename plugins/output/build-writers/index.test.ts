import { willWrite, writersDone } from '.';

it('waits for what was announced, also when it fails', async () => {
  const done: string[] = [];
  void willWrite(Promise.resolve().then(() => done.push('index')));
  const failing = willWrite(Promise.reject(new Error('disk full')));
  await writersDone();
  expect(done).toEqual(['index']);
  await expect(failing).rejects.toThrow('disk full');
});

it('waits for nothing when nothing was announced', async () => {
  await expect(writersDone()).resolves.toBeUndefined();
});
