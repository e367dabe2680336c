import { RejectedEntryError, StoreUnavailableError } from './types';

/** Maximum number of entries in one transaction. */
const MAX_BATCH = 500;
/** Maximum number of queued entries. If there are more, the store can't keep up, so new entries are rejected. */
const MAX_QUEUE = 5000;

interface Waiting<T> {
  item: T;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Writes concurrent items in one transaction, because one durable write costs as much as hundreds.
 * @param write stores all items of a batch, or none
 * @param isRejection whether the batch failed because of an invalid item. The items are then written one by one.
 */
export function createBatchWriter<T>(
  write: (items: readonly T[]) => Promise<void>,
  isRejection: (error: unknown) => boolean,
) {
  let queue: Waiting<T>[] = [];
  let running: Promise<void> | undefined;

  const writeBatch = async (batch: readonly Waiting<T>[]): Promise<void> => {
    try {
      await write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }) => resolve());
    } catch (error) {
      if (!isRejection(error)) {
        batch.forEach(({ reject }) => reject(error));
      } else if (batch.length > 1) {
        for (const waiting of batch) {
          await writeBatch([waiting]);
        }
      } else {
        batch[0]?.reject(new RejectedEntryError('The entry was rejected.', { cause: error }));
      }
    }
  };

  const drain = async (): Promise<void> => {
    // Waits for one turn of the event loop, to include concurrent requests in the batch.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (queue.length > 0) {
      const batch = queue.slice(0, MAX_BATCH);
      queue = queue.slice(MAX_BATCH);
      await writeBatch(batch);
    }
    running = undefined;
  };

  return {
    /** Resolves after the batch with the item is written, and rejects if that fails. */
    add: (item: T) =>
      new Promise<void>((resolve, reject) => {
        if (queue.length >= MAX_QUEUE) {
          reject(new StoreUnavailableError('The queue of the feedback store is full.'));
          return;
        }
        queue.push({ item, resolve, reject });
        running ??= drain();
      }),
    /** Resolves when the queue is empty. */
    idle: () => running ?? Promise.resolve(),
  };
}
