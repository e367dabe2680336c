import * as z from 'zod';
import {
  FEEDBACK_ANSWERS,
  MAX_COMMENT_LENGTH,
  MAX_PAGE_ADDRESS_LENGTH,
  MAX_USER_AGENT_LENGTH,
  type FeedbackPayload,
} from './feedback';

const text = (maxLength: number) =>
  z
    .string('must be a text')
    .max(maxLength, `must have at most ${maxLength.toLocaleString('en')} characters`);

/** Validates the body of `POST /docs/api/feedback`. It is a separate file, so that the form doesn't load Zod. */
export const feedbackSchema = z.object(
  {
    url: text(MAX_PAGE_ADDRESS_LENGTH).refine(
      (value) => URL.canParse(value),
      'must be the full address of a page',
    ),
    answer: z.enum(FEEDBACK_ANSWERS, `must be one of ${FEEDBACK_ANSWERS.join(', ')}`),
    comment: text(MAX_COMMENT_LENGTH),
    ua: text(MAX_USER_AGENT_LENGTH),
  },
  'must be an object with url, answer, comment and ua',
) satisfies z.ZodType<FeedbackPayload>;
