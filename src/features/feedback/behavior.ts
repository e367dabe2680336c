import { OUTBOX_KEY } from '@nitric-docs/docs-server/feedback';
import { settings } from '../../lib/settings';
import { on, tryStorage } from '../../lib/dom';
import { CODE, COPY } from '../code/attributes';

/** Sends the feedback that couldn't be sent during an earlier visit. Entries that fail again stay in the outbox. */
export function sendQueuedFeedback(): void {
  if (tryStorage(() => localStorage.getItem(OUTBOX_KEY))) {
    import('./feedback')
      .then(({ resendFeedback }) => resendFeedback(settings.feedbackUrl))
      .catch(() => undefined);
  }
}

/** Shows a button in the sample that the reader points to, focuses, or touches. */
export function startSampleReports(): void {
  for (const type of ['pointerover', 'focusin'] as const) {
    on(type, `[${CODE}]`, (sample) => {
      import('./offer-report')
        .then(({ offerReport }) => offerReport(sample, COPY))
        .catch(() => undefined);
    });
  }
}
