import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { MAX_COMMENT_LENGTH, type FeedbackAnswer } from '@nitric-docs/docs-server/feedback';
import { recordGoal } from '../../analytics';
import { useRoute } from '../../../lib/route';
import { RECEIVES_REPORT } from '../attributes';
import { feedbackChoices, postFeedback, type FeedbackState } from '../feedback';
import { readReport, type Report } from '../reported-sample';
import styles from './styles.module.css';

export function FeedbackForm(): ReactNode {
  const [state, setState] = useState<FeedbackState>({ step: 'asking' });
  const route = useRoute();

  const startReport = (): void => {
    if (state.step !== 'sending') {
      setState({ step: 'commenting', answer: 'no', report: readReport(route) });
    }
  };

  const send = async (
    answer: FeedbackAnswer,
    report: Report | undefined,
    comment: string,
  ): Promise<void> => {
    setState({ step: 'sending', answer, report });
    recordGoal('Feedback sent');
    await postFeedback({
      url: window.location.href,
      ua: navigator.userAgent,
      comment,
      answer,
      ...(report && { sample: report.sample }),
    });
    setState({ step: 'done' });
  };

  return (
    <section className={styles.feedback} aria-label="Feedback">
      <button type="button" hidden onClick={startReport} {...{ [RECEIVES_REPORT]: '' }} />
      {state.step === 'asking' && (
        <Question onChoose={(answer) => setState({ step: 'commenting', answer })} />
      )}
      {(state.step === 'commenting' || state.step === 'sending') && (
        <CommentForm
          answer={state.answer}
          report={state.report}
          isSending={state.step === 'sending'}
          onSend={(comment) => void send(state.answer, state.report, comment)}
        />
      )}
      {state.step === 'done' && <Thanks />}
    </section>
  );
}

function Question({ onChoose }: { onChoose: (answer: FeedbackAnswer) => void }): ReactNode {
  const titleId = useId();
  return (
    <div className={styles.question} role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        What did you think of this content?
      </p>
      <div className={styles.choices}>
        {feedbackChoices.map(({ answer, label }) => (
          <button
            key={answer}
            type="button"
            className={styles.choice}
            onClick={() => onChoose(answer)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

interface CommentFormProps {
  answer: FeedbackAnswer;
  report: Report | undefined;
  isSending: boolean;
  onSend: (comment: string) => void;
}

function CommentForm({ answer, report, isSending, onSend }: CommentFormProps): ReactNode {
  const comment = useRef<HTMLTextAreaElement>(null);
  const commentId = useId();
  const sampleId = useId();
  const label = feedbackChoices.find((choice) => choice.answer === answer)?.label;

  // The focused choice was removed, or is in a sample, so move the focus to the comment box.
  useEffect(() => comment.current?.focus(), [report]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSending) {
      onSend(comment.current?.value ?? '');
    }
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={commentId} className={styles.title}>
        {report ? "What doesn't work in this sample?" : label}
      </label>
      {report && (
        <a id={sampleId} href={report.href}>
          {report.sample.title}
        </a>
      )}
      <textarea
        ref={comment}
        id={commentId}
        aria-describedby={report && sampleId}
        className={styles.comment}
        rows={5}
        maxLength={MAX_COMMENT_LENGTH}
        placeholder="We'd love to hear your feedback!"
        readOnly={isSending}
      />
      <div className={styles.actions}>
        <button type="submit" className={styles.send} aria-disabled={isSending}>
          Send
        </button>
        <span role="status">{isSending && 'Submitting feedback'}</span>
      </div>
    </form>
  );
}

const focus = (element: HTMLElement | null): void => element?.focus();

/** Receives the focus from the removed form, so that keyboard and screen reader users keep their position. */
const Thanks = (): ReactNode => (
  <p ref={focus} role="status" tabIndex={-1} className={styles.title}>
    Thank you for your feedback!
  </p>
);
