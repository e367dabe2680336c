import { OUTBOX_KEY, type FeedbackPayload } from '../../contracts/feedback';

/** More than this many are not kept: the oldest go first. */
export const OUTBOX_SIZE = 10;
/** What waited this long is dropped, in milliseconds: the page that it speaks of has changed since. */
export const OUTBOX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

interface Waiting {
  /** The entry's idempotency key. */
  key: string;
  payload: FeedbackPayload;
  /** When it was put here, in milliseconds since 1970. */
  since: number;
}

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'since' in value &&
  typeof value.since === 'number' &&
  'payload' in value &&
  typeof value.payload === 'object' &&
  value.payload !== null;

/** Storage may be forbidden, full, or hold what something else wrote: then nothing waits. */
function read(now: number): Waiting[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(OUTBOX_KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter(isWaiting).filter(({ since }) => now - since < OUTBOX_AGE_MS && since <= now)
      : [];
  } catch {
    return [];
  }
}

function write(waiting: readonly Waiting[]): void {
  try {
    if (waiting.length === 0) {
      localStorage.removeItem(OUTBOX_KEY);
    } else {
      localStorage.setItem(OUTBOX_KEY, JSON.stringify(waiting.slice(-OUTBOX_SIZE)));
    }
  } catch {
    // No room or no permission: there is nowhere else to keep it.
  }
}

/** Keeps a payload for a later visit. */
export function keepForLater(key: string, payload: FeedbackPayload): void {
  const now = Date.now();
  write([...read(now), { key, payload, since: now }]);
}

/**
 * Sends what waits, oldest first, until one fails again. Each is kept until the server has stored it.
 * @param send resolves with whether the payload must be kept
 */
export async function sendWaiting(
  send: (key: string, payload: FeedbackPayload) => Promise<'sent' | 'keep'>,
): Promise<void> {
  const waiting = read(Date.now());
  // What is too old or can't be read goes.
  write(waiting);
  for (const { key, payload } of waiting) {
    if ((await send(key, payload)) === 'keep') {
      return;
    }
    write(read(Date.now()).filter((entry) => entry.key !== key));
  }
}
