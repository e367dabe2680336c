/** The request and the limits of `POST /docs/api/feedback`, for the form and the server. */

export const FEEDBACK_ANSWERS = ['yes', 'no', 'feedback'] as const;
export type FeedbackAnswer = (typeof FEEDBACK_ANSWERS)[number];

/** Maximum lengths, in UTF-16 code units like `maxlength`. */
export const MAX_COMMENT_LENGTH = 5000;
export const MAX_USER_AGENT_LENGTH = 512;
export const MAX_PAGE_ADDRESS_LENGTH = 2048;
export const MAX_SAMPLE_LENGTHS = { id: 160, title: 200, language: 40, version: 40 } as const;
/** In bytes. JSON needs up to six for one UTF-16 code unit, so that the longest texts fit. Browsers send at most 64 kB with `keepalive`. */
export const MAX_FEEDBACK_BYTES = 48 * 1024;

/** Request header with the same value for each attempt, so that the server stores an entry only once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** The sample of a page that doesn't work. */
export interface FeedbackSample {
  /** Identifies the sample on its page, and changes when its code does. */
  id: string;
  /** What readers recognize it by. */
  title: string;
  /** Empty if it isn't known. */
  language: string;
  /** The version of the SDK that it is for. Empty if it isn't code for an SDK. */
  version: string;
}

export interface FeedbackPayload {
  /** Address of the page that the reader is on. */
  url: string;
  ua: string;
  comment: string;
  answer: FeedbackAnswer;
  /** Absent if the feedback is on the whole page. */
  sample?: FeedbackSample | undefined;
}

export type ApiResult = { success: true } | ApiFailure;

export interface ApiFailure {
  success: false;
  error: string;
  /** The invalid field of the body (status 422). */
  field?: string;
}

/** Local storage key of feedback that couldn't be sent yet. */
export const OUTBOX_KEY = 'feedback-outbox';
