import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { IconName } from '../../contracts/icons';
import { Icon } from '../Icon';
import styles from './styles.module.css';

const icons = {
  note: 'edit',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
} as const satisfies Record<string, IconName>;

type CalloutType = keyof typeof icons;

const isCalloutType = (type: string): type is CalloutType => Object.hasOwn(icons, type);

export interface CalloutProps {
  /** The keyword after `:::`. Docusaurus' older keywords `caution` and `important` become a warning and a note. */
  type: string;
  title?: ReactNode;
  id?: string;
  /** The names of clouds, separated by commas. The callout is about a limit of theirs that changes what readers build. */
  clouds?: string | undefined;
  children?: ReactNode;
}

export function Callout({ type, title, id, clouds, children }: CalloutProps): ReactNode {
  const kind = isCalloutType(type) ? type : type === 'caution' ? 'warning' : 'note';
  return (
    <div
      role="note"
      id={id}
      className={clsx(styles.callout, clouds !== undefined && styles.limit)}
      data-tone={kind}
    >
      <Icon name={icons[kind]} className={styles.icon} />
      <div className={styles.title}>
        <span>{title ?? kind}</span>
        {clouds?.split(', ').map((cloud) => (
          <span key={cloud} className={styles.cloud}>
            {cloud}
          </span>
        ))}
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
