/** The request and the limits of `POST /docs/api/feedback`, for the form and the server. */

export const FEEDBACK_ANSWERS = ['yes', 'no', 'feedback'] as const;
export type FeedbackAnswer = (typeof FEEDBACK_ANSWERS)[number];

/** Maximum lengths, in UTF-16 code units like `maxlength`. */
export const MAX_COMMENT_LENGTH = 5000;
export const MAX_USER_AGENT_LENGTH = 512;
export const MAX_PAGE_ADDRESS_LENGTH = 2048;
/**
 * Maximum size of the body, in bytes. JSON needs up to six bytes for one UTF-16 code unit, so that the longest comment, address and
 * user agent fit. Browsers send at most 64 kB with `keepalive`.
 */
export const MAX_FEEDBACK_BYTES = 48 * 1024;

/** Request header with the same value for each attempt, so that the server stores an entry only once. */
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

/** JSON response of the API. */
export type ApiResult = { success: true } | ApiFailure;

export interface ApiFailure {
  success: false;
  /** What is wrong, and what is accepted. */
  error: string;
  /** The invalid field of the body (status 422). */
  field?: string;
}

/** Local storage key of feedback that couldn't be sent yet. */
export const OUTBOX_KEY = 'feedback-outbox';
