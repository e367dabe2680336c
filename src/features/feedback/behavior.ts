import { OUTBOX_KEY } from '@nitric-docs/docs-server/feedback';
import { settings } from '../../lib/settings';
import { tryStorage } from '../../lib/dom';

/** Sends the feedback that couldn't be sent during an earlier visit. Entries that fail again stay in the outbox. */
export function sendQueuedFeedback(): void {
  if (tryStorage(() => localStorage.getItem(OUTBOX_KEY))) {
    import('./feedback')
      .then(({ resendFeedback }) => resendFeedback(settings.feedbackUrl))
      .catch(() => undefined);
  }
}
