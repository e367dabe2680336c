import type { ReactNode } from 'react';
import type { IconType } from 'react-icons';
import {
  HiOutlineExclamationTriangle,
  HiOutlineFire,
  HiOutlineInformationCircle,
  HiOutlineLightBulb,
  HiOutlinePencilSquare,
} from 'react-icons/hi2';
import styles from './styles.module.css';

const drawings = {
  note: HiOutlinePencilSquare,
  tip: HiOutlineLightBulb,
  info: HiOutlineInformationCircle,
  warning: HiOutlineExclamationTriangle,
  danger: HiOutlineFire,
} as const satisfies Record<string, IconType>;

type CalloutType = keyof typeof drawings;

const isCalloutType = (type: string): type is CalloutType => Object.hasOwn(drawings, type);

export interface CalloutProps {
  /** The word after `:::`. Docusaurus' older words for a warning and a note are shown as those. */
  type: string;
  title?: ReactNode;
  id?: string;
  children?: ReactNode;
}

/** A box beside the text: note, tip, info, warning or danger. */
export function Callout({ type, title, id, children }: CalloutProps): ReactNode {
  const kind = isCalloutType(type) ? type : type === 'caution' ? 'warning' : 'note';
  const Drawing = drawings[kind];
  return (
    <div role="note" id={id} className={styles.callout} data-kind={kind}>
      <Drawing aria-hidden className={styles.icon} />
      <div className={styles.body}>
        <div className={styles.title}>{title ?? kind}</div>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
