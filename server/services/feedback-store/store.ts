import { createBatchWriter } from './batch';
import {
  PAGE_SIZE,
  StoreUnavailableError,
  type FeedbackDatabase,
  type FeedbackFilter,
  type FeedbackEntry,
  type FeedbackStore,
  type Id,
  type NewFeedbackEntry,
} from './types';

export interface DatabaseKind {
  kind: FeedbackStore['kind'];
  /** Creates what is missing and brings an older database up to date. */
  open: () => Promise<FeedbackDatabase> | FeedbackDatabase;
  /** Whether the database failed because of what it was given, and would fail again. */
  isRejection: (error: unknown) => boolean;
}

/** Makes a store of a database, which is opened when it is first needed, and again after a failure. */
export function createStore({ kind, open, isRejection }: DatabaseKind): FeedbackStore {
  let opened: Promise<FeedbackDatabase> | undefined;

  const database = (): Promise<FeedbackDatabase> => {
    opened ??= Promise.resolve().then(open);
    return opened;
  };
  const close = async (last = opened): Promise<void> => {
    opened = opened === last ? undefined : opened;
    await (await last?.catch(() => undefined))?.close();
  };
  /**
   * Works with the database. When that fails, it is tried once more with the database opened again: its file or a table may have
   * been removed, or the connection lost. Entries have keys, so that a second attempt stores none twice.
   */
  const use = async <T>(work: (db: FeedbackDatabase) => Promise<T> | T): Promise<T> => {
    const first = database();
    try {
      return await work(await first);
    } catch (error) {
      if (isRejection(error)) {
        throw error;
      }
    }
    await close(first);
    const second = database();
    try {
      return await work(await second);
    } catch (cause) {
      await close(second);
      const reason = cause instanceof Error ? cause.message : String(cause);
      const message = `The feedback store (${kind}) is unavailable: ${reason}`;
      throw new StoreUnavailableError(message, { cause });
    }
  };

  const writer = createBatchWriter<NewFeedbackEntry>(
    (entries) => use((db) => db.insert(entries)),
    isRejection,
  );

  async function* entries(filter: FeedbackFilter = {}): AsyncGenerator<FeedbackEntry> {
    for (let before: Id | undefined; ;) {
      const page = await use((db) => db.readPage(filter, before));
      yield* page.map(({ entry }) => entry);
      if (page.length < PAGE_SIZE) {
        return;
      }
      before = page.at(-1)?.id;
    }
  }

  return {
    kind,
    open: () => use(() => undefined),
    save: writer.add,
    check: () => use((db) => db.probe()),
    entries,
    async close() {
      await writer.idle();
      await close();
    },
  };
}
