import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import copyStyles from '../../code/CopyButton/styles.module.css';
import { CHOICES } from '../../tabs/attributes';
import tabStyles from '../../tabs/styles.module.css';
import { RUN } from '../../code/attributes';
import styles from './styles.module.css';

interface Props {
  /** ID of the sample, from `plugins/lib/runnable-samples`. */
  sample: string;
  /** The tabs of the group in which the button says that it runs TypeScript. */
  others?: string;
}

/** The first press loads everything that runs the sample (behavior.ts). Without scripts, there is no button. */
export function RunButton({ sample, others = '' }: Props): ReactNode {
  return (
    <button
      type="button"
      className={`${copyStyles.button} ${styles.run}`}
      aria-expanded={false}
      {...{ [RUN]: sample }}
    >
      <Icon name="run" />
      <span>Run</span>
      {others !== '' && (
        <span hidden className={tabStyles.choice} {...{ [CHOICES]: others }}>
          in TypeScript
        </span>
      )}
    </button>
  );
}
