import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { MAX_COMMENT_LENGTH, type FeedbackAnswer } from '@nitric-docs/docs-server/feedback';
import { recordGoal } from '../../analytics';
import { settings } from '../../../lib/settings';
import { feedbackChoices, postFeedback, type FeedbackState } from '../feedback';
import styles from './styles.module.css';

/** Collects a rating and an optional comment on the page, then thanks the reader. */
export function FeedbackForm(): ReactNode {
  const [state, setState] = useState<FeedbackState>({ step: 'asking' });
  const { feedbackUrl } = settings;

  const send = async (answer: FeedbackAnswer, comment: string): Promise<void> => {
    setState({ step: 'sending', answer });
    recordGoal('Feedback sent');
    await postFeedback(feedbackUrl, {
      url: window.location.href,
      ua: navigator.userAgent,
      comment,
      answer,
    });
    setState({ step: 'done' });
  };

  return (
    <section className={styles.feedback} aria-label="Feedback">
      {state.step === 'asking' && (
        <Question onChoose={(answer) => setState({ step: 'commenting', answer })} />
      )}
      {(state.step === 'commenting' || state.step === 'sending') && (
        <CommentForm
          answer={state.answer}
          isSending={state.step === 'sending'}
          onSend={(comment) => void send(state.answer, comment)}
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
  isSending: boolean;
  onSend: (comment: string) => void;
}

function CommentForm({ answer, isSending, onSend }: CommentFormProps): ReactNode {
  const comment = useRef<HTMLTextAreaElement>(null);
  const commentId = useId();
  const label = feedbackChoices.find((choice) => choice.answer === answer)?.label;

  // The focused choice was removed, so move the focus to the comment box.
  useEffect(() => comment.current?.focus(), []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSending) {
      onSend(comment.current?.value ?? '');
    }
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={commentId} className={styles.title}>
        {label}
      </label>
      <textarea
        ref={comment}
        id={commentId}
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

/** Receives the focus from the removed form, so that keyboard and screen reader users keep their position. */
function Thanks(): ReactNode {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p ref={message} role="status" tabIndex={-1} className={styles.title}>
      Thank you for your feedback!
    </p>
  );
}
