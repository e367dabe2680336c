import { RejectedEntryError, StoreUnavailableError } from './types';

/** Entries in one transaction, at most. */
const MAX_BATCH = 500;
/** Entries that wait, at most: more means that the store can't keep up, and waiting would only hide it. */
const MAX_QUEUE = 5000;

interface Waiting<T> {
  item: T;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Writes items that arrive at the same time together: one durable write costs the disk as much as hundreds. */
export interface BatchWriter<T> {
  /** Resolves when the batch with the item is written, rejects when it is not. */
  add(item: T): Promise<void>;
  /** Resolves when nothing waits. */
  idle(): Promise<void>;
}

/**
 * @param write stores all items of a batch or none
 * @param isRejection whether it failed because of an item; the others are then written without it
 */
export function createBatchWriter<T>(
  write: (items: readonly T[]) => Promise<void>,
  isRejection: (error: unknown) => boolean,
): BatchWriter<T> {
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
    // One turn of the event loop: requests that came in the same turn join the batch.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (queue.length > 0) {
      const batch = queue.slice(0, MAX_BATCH);
      queue = queue.slice(MAX_BATCH);
      await writeBatch(batch);
    }
    running = undefined;
  };

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (queue.length >= MAX_QUEUE) {
          reject(new StoreUnavailableError('Too many entries wait for the feedback store.'));
          return;
        }
        queue.push({ item, resolve, reject });
        running ??= drain();
      }),
    idle: () => running ?? Promise.resolve(),
  };
}
