export type FeedbackAnswer = 'yes' | 'no' | 'feedback';

/** Body of `POST /docs/api/feedback` (SPEC 3 and 7). */
export interface FeedbackPayload {
  /** Address of the page that the reader is on. */
  url: string;
  /** The browser's user agent. */
  ua: string;
  /** May be empty. */
  comment: string;
  answer: FeedbackAnswer;
}
