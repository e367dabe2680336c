import {
  IDEMPOTENCY_HEADER,
  MAX_USER_AGENT_LENGTH,
  type FeedbackAnswer,
  type FeedbackPayload,
} from '@nitric-docs/docs-server/feedback';
import { settings } from '../../lib/settings';
import type { Report } from './reported-sample';
import { enqueue, flushOutbox, type SendResult } from './outbox';

export const feedbackChoices = [
  { answer: 'yes', label: 'It was helpful' },
  { answer: 'no', label: 'It was not helpful' },
  { answer: 'feedback', label: 'I have feedback' },
] as const satisfies readonly { answer: FeedbackAnswer; label: string }[];

export type FeedbackState =
  | { step: 'asking' }
  | {
      step: 'commenting' | 'sending';
      answer: FeedbackAnswer;
      /** Undefined if the feedback is on the whole page. */
      report?: Report | undefined;
    }
  | { step: 'done' };

/** How long a reader waits for a response, in milliseconds. A server that hangs counts as unavailable. */
const TIMEOUT_MS = 8000;

/** Whether a server might accept the same payload later. Static hosting responds with 404 or 405 if the address of a server is missing. */
const isRetryable = (status: number): boolean =>
  [404, 405, 408, 429].includes(status) || status >= 500;

/** Creates an idempotency key. (`crypto.randomUUID` is available only on HTTPS.) */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

async function post(key: string, payload: FeedbackPayload): Promise<SendResult> {
  try {
    const response = await fetch(settings.feedbackUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify(payload),
      // The request continues if the reader leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return isRetryable(response.status) ? 'retry' : 'sent';
  } catch {
    return 'retry';
  }
}

/** Always resolves, because readers can't fix a failure. Feedback that couldn't be sent waits in the outbox for the next visit. */
export async function postFeedback(payload: FeedbackPayload): Promise<void> {
  const sent = { ...payload, ua: payload.ua.slice(0, MAX_USER_AGENT_LENGTH) };
  const key = newKey();
  if ((await post(key, sent)) === 'retry') {
    enqueue(key, sent);
  }
}

/** Sends the feedback in the outbox. Two tabs can send the same entry, but the server stores it once. */
export const resendFeedback = (): Promise<void> => flushOutbox(post);
