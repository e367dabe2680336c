import { OUTBOX_KEY } from '../contracts/feedback';
import { settings } from '../features/site/settings';

function hasWaiting(): boolean {
  try {
    return localStorage.getItem(OUTBOX_KEY) !== null;
  } catch {
    return false;
  }
}

/** Sends the feedback that could not be sent in an earlier visit. What fails waits on. */
export function sendWaitingFeedback(): void {
  if (hasWaiting()) {
    import('../features/feedback/feedback')
      .then(({ resendFeedback }) => resendFeedback(settings.feedbackUrl))
      .catch(() => undefined);
  }
}
