import type { FeedbackSample } from '../../contracts/feedback';
import { messageOf } from '../../error-message';
import { createBatchWriter } from './batch';
import {
  dayOf,
  MAX_MISSED_SEARCHES,
  PAGE_SIZE,
  StoreUnavailableError,
  type FeedbackDatabase,
  type FeedbackEntry,
  type FeedbackFilter,
  type FeedbackRow,
  type FeedbackStore,
  type Id,
  type MissedSearchFilter,
  type NewFeedbackEntry,
  type NewMissedSearch,
} from './types';

export interface DatabaseKind {
  kind: FeedbackStore['kind'];
  /** Where the database is, without a password, for error messages. */
  location: string;
  /** What the location must be, for error messages. */
  accepted: string;
  /** Creates missing tables. */
  open: () => Promise<FeedbackDatabase> | FeedbackDatabase;
  /** Whether the database rejected the data, so that a retry would also fail. */
  isRejection: (error: unknown) => boolean;
}

/** Before all missed searches. */
const FIRST_DAY = '1970-01-01';

const entryOf = ({
  page,
  answer,
  comment,
  ua,
  received_at,
  sample,
}: FeedbackRow): FeedbackEntry => ({
  page,
  answer,
  comment,
  ua,
  receivedAt: new Date(received_at),
  ...(sample !== null && { sample: JSON.parse(sample) as FeedbackSample }),
});

/** Creates a store. It opens the database on first use, and reopens it after a failure. */
export function createStore({
  kind,
  location,
  accepted,
  open,
  isRejection,
}: DatabaseKind): FeedbackStore {
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
   * Runs work on the database. If it fails, it reopens the database and retries once, because the file, a table, or the connection can
   * be lost. Entries have keys, so a retry doesn't store them twice. A missed search has no key, and a retry can count it twice.
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
      const reason = messageOf(cause);
      const message = `The feedback store ${location} is unavailable: ${reason.replace(/\.$/, '')}. Accepted: ${accepted}. Correct it, or set DOCS_FEEDBACK_STORE.`;
      throw new StoreUnavailableError(message, { cause });
    }
  };

  const writer = createBatchWriter<NewFeedbackEntry>(
    (entries) => use((db) => db.insert(entries)),
    isRejection,
  );

  const searchWriter = createBatchWriter<NewMissedSearch>(
    (searches) => use((db) => db.countSearches(searches)),
    isRejection,
  );

  async function* entries(filter: FeedbackFilter = {}): AsyncGenerator<FeedbackEntry> {
    for (let before: Id | undefined; ;) {
      const rows = await use((db) => db.readPage(filter, before));
      yield* rows.map(entryOf);
      if (rows.length < PAGE_SIZE) {
        return;
      }
      before = rows.at(-1)?.id;
    }
  }

  return {
    kind,
    open: () => use(() => undefined),
    save: writer.add,
    countMissedSearch: (query, searchedAt) =>
      searchWriter.add({ query, lastDay: dayOf(searchedAt) }),
    check: () => use((db) => db.probe()),
    entries,
    missedSearches: ({
      sinceDay = FIRST_DAY,
      limit = MAX_MISSED_SEARCHES,
    }: MissedSearchFilter = {}) => use((db) => db.readSearches({ sinceDay, limit })),
    async close() {
      await writer.idle();
      await searchWriter.idle();
      await close();
    },
  };
}
