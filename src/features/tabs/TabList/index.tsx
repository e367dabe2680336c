import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CHOICES } from '../attributes';
import styles from '../styles.module.css';

export interface Tab {
  label: string;
  /** The choices of the reader that select the tab. */
  choices: readonly string[];
  panel: string;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  className?: string;
}

/** The tabs of a group. The server renders the first one as selected, and the client (behavior.ts) selects the reader's choice. */
export function TabList({ label, tabs, className }: Props): ReactNode {
  return (
    <div role="tablist" aria-label={label} className={clsx(styles.tabs, className)}>
      {tabs.map((tab, index) => (
        <button
          key={tab.label}
          type="button"
          role="tab"
          aria-selected={index === 0}
          aria-controls={tab.panel}
          tabIndex={index === 0 ? 0 : -1}
          className={styles.tab}
          {...{ [CHOICES]: tab.choices.join(' ') }}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
