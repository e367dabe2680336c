import { OUTBOX_KEY } from '@nitric-docs/docs-server/feedback';
import { on, tryStorage } from '../../lib/dom';
import { CODE } from '../code/attributes';

/** Sends the feedback that couldn't be sent during an earlier visit. Entries that fail again stay in the outbox. */
export function sendQueuedFeedback(): void {
  if (tryStorage(() => localStorage.getItem(OUTBOX_KEY))) {
    import(/* webpackChunkName: "feedback" */ './feedback')
      .then(({ resendFeedback }) => resendFeedback())
      .catch(() => undefined);
  }
}

/** Shows a button in the sample that the reader points to, focuses, or touches. */
export function startSampleReports(): void {
  for (const type of ['pointerover', 'focusin'] as const) {
    on(type, `[${CODE}]`, (sample) => {
      import(/* webpackChunkName: "feedback" */ './offer-report')
        .then(({ offerReport }) => offerReport(sample))
        .catch(() => undefined);
    });
  }
}
