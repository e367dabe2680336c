import {
  IDEMPOTENCY_HEADER,
  MAX_USER_AGENT_LENGTH,
  type FeedbackAnswer,
  type FeedbackPayload,
} from '../../contracts/feedback';
import { keepForLater, sendWaiting } from './outbox';

/** The three choices in order, with the labels of SPEC 4. */
export const feedbackChoices = [
  { answer: 'yes', label: 'It was helpful' },
  { answer: 'no', label: 'It was not helpful' },
  { answer: 'feedback', label: 'I have feedback' },
] as const satisfies readonly { answer: FeedbackAnswer; label: string }[];

/** Height of the comment box, in rows (SPEC 9). */
export const COMMENT_ROWS = 5;

export type FeedbackState =
  | { step: 'asking' }
  | { step: 'commenting'; answer: FeedbackAnswer }
  | { step: 'sending'; answer: FeedbackAnswer }
  | { step: 'done' };

/** Whether an answer means that the same payload may be taken at another time; other refusals are for good. */
const isWorthAnotherTry = (status: number): boolean =>
  status === 408 || status === 429 || status >= 500;

/** Names one entry, however often it is sent. (`crypto.randomUUID` exists only on HTTPS.) */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

async function tryToPost(
  address: string,
  key: string,
  payload: FeedbackPayload,
): Promise<'sent' | 'keep'> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify(payload),
      // The post finishes when the reader leaves the page.
      keepalive: true,
    });
    return isWorthAnotherTry(response.status) ? 'keep' : 'sent';
  } catch {
    return 'keep';
  }
}

/**
 * Posts what a reader says. Whether it arrives is not the reader's concern (SPEC 4): the promise always resolves, and what did
 * not arrive waits for a later visit.
 */
export async function postFeedback(address: string, payload: FeedbackPayload): Promise<void> {
  const sent = { ...payload, ua: payload.ua.slice(0, MAX_USER_AGENT_LENGTH) };
  const key = newKey();
  if ((await tryToPost(address, key, sent)) === 'keep') {
    keepForLater(key, sent);
  }
}

/** Sends what waits from earlier visits. Two tabs may send the same entry: the server stores it once. */
export function resendFeedback(address: string): Promise<void> {
  return sendWaiting((key, payload) => tryToPost(address, key, payload));
}
