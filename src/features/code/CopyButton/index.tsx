import { useEffect, useRef, useState, type ReactNode } from 'react';
import { HiCheck, HiOutlineClipboard } from 'react-icons/hi2';
import styles from './styles.module.css';

/** How long the button says 'Copied!', in milliseconds (SPEC 9, 'Copy confirmation'). */
export const COPIED_DURATION_MS = 1000;

/** Copies, or warns in the console: browsers refuse a page without the focus (SPEC 4, 'Copy button'). */
async function copy(text: string): Promise<boolean> {
  if (!document.hasFocus()) {
    console.warn(
      'Nothing was copied: the page does not have the focus. Click into it and try again.',
    );
    return false;
  }
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('Nothing was copied: the browser refused access to the clipboard.', error);
    return false;
  }
}

/**
 * The Copy button of a code panel: says 'Copied!' for `COPIED_DURATION_MS` and tells screen readers.
 * @param getText the text to copy, read at the time of the click
 */
export function CopyButton({ getText }: { getText: () => string }): ReactNode {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onClick = async (): Promise<void> => {
    if (await copy(getText())) {
      clearTimeout(timer.current);
      setCopied(true);
      timer.current = setTimeout(() => setCopied(false), COPIED_DURATION_MS);
    }
  };
  const Drawing = copied ? HiCheck : HiOutlineClipboard;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-copied={copied || undefined}
        onClick={() => void onClick()}
      >
        <Drawing aria-hidden className={styles.icon} />
        {copied ? 'Copied!' : 'Copy'}
      </button>
      <span role="status" className={styles.status}>
        {copied ? 'The code is on the clipboard.' : ''}
      </span>
    </>
  );
}
