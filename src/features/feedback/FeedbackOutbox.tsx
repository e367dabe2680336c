import { useEffect } from 'react';
import { useSettings } from '../site/useSettings';
import { resendFeedback } from './feedback';

/** Sends, once a visit begins, the feedback that could not be sent in an earlier one. Renders nothing. */
export function FeedbackOutbox(): null {
  const { feedbackUrl } = useSettings();
  useEffect(() => void resendFeedback(feedbackUrl), [feedbackUrl]);
  return null;
}
