import type { FeedbackAnswer, FeedbackPayload } from '../../contracts/feedback';

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

/**
 * Posts what a reader says. Whether it arrives is not the reader's concern (SPEC 4): the promise always resolves.
 * `keepalive` lets the post finish when the reader leaves the page.
 */
export async function postFeedback(address: string, payload: FeedbackPayload): Promise<void> {
  try {
    await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      keepalive: true,
    });
  } catch {
    // No network or no server: the reader sees the same thank-you.
  }
}
