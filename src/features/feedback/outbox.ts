import { OUTBOX_KEY, type FeedbackPayload } from '@nitric-docs/docs-server/feedback';

/** The maximum number of entries. New entries replace the oldest ones. */
export const OUTBOX_SIZE = 10;
/** The maximum age of an entry, in milliseconds. After that time, the page has probably changed. */
export const OUTBOX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** The result of a request: an entry to retry stays in the outbox. */
export type SendResult = 'sent' | 'retry';

interface OutboxEntry {
  key: string;
  payload: FeedbackPayload;
  /** When the entry was added, in milliseconds since 1970. */
  since: number;
}

/** Returns the entries, or none if storage is blocked or contains something else. */
function read(now: number): OutboxEntry[] {
  try {
    const stored = JSON.parse(localStorage.getItem(OUTBOX_KEY) ?? '[]') as OutboxEntry[];
    return stored.filter(({ since }) => now - since < OUTBOX_AGE_MS && since <= now);
  } catch {
    return [];
  }
}

function write(entries: readonly OutboxEntry[]): void {
  try {
    if (entries.length === 0) {
      localStorage.removeItem(OUTBOX_KEY);
    } else {
      localStorage.setItem(OUTBOX_KEY, JSON.stringify(entries.slice(-OUTBOX_SIZE)));
    }
  } catch {
    // Storage is blocked or full, and there is no other place to keep the entries.
  }
}

export function enqueue(key: string, payload: FeedbackPayload): void {
  const now = Date.now();
  write([...read(now), { key, payload, since: now }]);
}

/** Sends the entries, oldest first, until one fails. Each entry stays in the outbox until the server has stored it. */
export async function flushOutbox(
  send: (key: string, payload: FeedbackPayload) => Promise<SendResult>,
): Promise<void> {
  const entries = read(Date.now());
  // Removes old and invalid entries from storage.
  write(entries);
  for (const { key, payload } of entries) {
    if ((await send(key, payload)) === 'retry') {
      return;
    }
    write(read(Date.now()).filter((entry) => entry.key !== key));
  }
}
