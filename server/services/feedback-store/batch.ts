import { StoreUnavailableError } from './types';

/** Entries in one transaction, at most. */
const LARGEST_BATCH = 500;
/** Entries that wait at most: more means that the store cannot keep up, and waiting would only hide it. */
const LONGEST_QUEUE = 5000;

interface Waiting<T> {
  item: T;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Writes items that arrive at the same time together: one durable write costs the disk as much as hundreds. */
export interface BatchWriter<T> {
  /** Resolves when the batch with the item is written, rejects when it is not. */
  add(item: T): Promise<void>;
  /** Resolves when nothing waits. */
  idle(): Promise<void>;
}

export function createBatchWriter<T>(
  write: (items: readonly T[]) => Promise<void>,
): BatchWriter<T> {
  let queue: Waiting<T>[] = [];
  let running: Promise<void> | undefined;

  const writeBatch = async (batch: readonly Waiting<T>[]): Promise<void> => {
    try {
      await write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }) => resolve());
    } catch (cause) {
      const error = new StoreUnavailableError('The feedback store took nothing.', { cause });
      batch.forEach(({ reject }) => reject(error));
    }
  };

  const drain = async (): Promise<void> => {
    // One turn of the event loop: requests that came in the same turn join the batch.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (queue.length > 0) {
      const batch = queue.slice(0, LARGEST_BATCH);
      queue = queue.slice(LARGEST_BATCH);
      await writeBatch(batch);
    }
    running = undefined;
  };

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (queue.length >= LONGEST_QUEUE) {
          reject(new StoreUnavailableError('Too many entries wait for the feedback store.'));
          return;
        }
        queue.push({ item, resolve, reject });
        running ??= drain();
      }),
    idle: () => running ?? Promise.resolve(),
  };
}
