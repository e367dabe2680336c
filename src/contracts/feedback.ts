/** `POST /docs/api/feedback`: what the form sends, and its limits. The form and the server share them. */

export const FEEDBACK_ANSWERS = ['yes', 'no', 'feedback'] as const;
export type FeedbackAnswer = (typeof FEEDBACK_ANSWERS)[number];

/** Longest comment, in UTF-16 units, as the `maxlength` of a text box counts. */
export const MAX_COMMENT_LENGTH = 5000;
/** Longest user agent, in UTF-16 units. */
export const MAX_USER_AGENT_LENGTH = 512;
/** Longest address of a page, in UTF-16 units. */
export const MAX_PAGE_ADDRESS_LENGTH = 2048;
/** Largest body that is read, in bytes. */
export const MAX_FEEDBACK_BYTES = 16 * 1024;

/** Request header that is the same for each attempt to send one entry, so that the server stores it once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

export interface FeedbackPayload {
  /** Address of the page that the reader is on. */
  url: string;
  /** The browser's user agent. */
  ua: string;
  /** May be empty. */
  comment: string;
  answer: FeedbackAnswer;
}

/** Every answer of the API is one of these two, as JSON. */
export type ApiResult = { success: true } | ApiFailure;

export interface ApiFailure {
  success: false;
  /** What was wrong and what is accepted. */
  error: string;
  /** The field of the body that is wrong (status 422). */
  field?: string;
}

/** Where words wait that could not be sent, in the reader's own browser. */
export const OUTBOX_KEY = 'feedback-outbox';
