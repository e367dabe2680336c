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
  children?: ReactNode;
}

export function Callout({ type, title, id, children }: CalloutProps): ReactNode {
  const kind = isCalloutType(type) ? type : type === 'caution' ? 'warning' : 'note';
  return (
    <div role="note" id={id} className={styles.callout} data-tone={kind}>
      <Icon name={icons[kind]} className={styles.icon} />
      <div className={styles.body}>
        <div className={styles.title}>{title ?? kind}</div>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
