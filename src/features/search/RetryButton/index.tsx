import clsx from 'clsx';
import type { ReactNode } from 'react';
import { searchTexts } from '../texts';
import styles from './styles.module.css';

interface RetryButtonProps {
  onRetry: () => void;
  className?: string;
}

/** Repeats a failed search. */
export function RetryButton({ onRetry, className }: RetryButtonProps): ReactNode {
  return (
    <button type="button" className={clsx(styles.retry, className)} onClick={onRetry}>
      {searchTexts.retry}
    </button>
  );
}
