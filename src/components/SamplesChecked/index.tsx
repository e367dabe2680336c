import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './styles.module.css';

interface SamplesCheckedProps {
  /** The packages with their versions, such as `@nitric/sdk 1.2.2`. */
  against: string;
}

/** States that the samples of a page were checked. `plugins/markdown/sample-report` inserts it at build time. */
export function SamplesChecked({ against }: SamplesCheckedProps): ReactNode {
  return (
    <p className={styles.note}>
      <Icon name="badge" className={styles.icon} />
      <span>
        <Link to="/reference/samples">Samples checked</Link> against {against}
      </span>
    </p>
  );
}
