import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './styles.module.css';

interface SamplesCheckedProps {
  /** The packages, as in `@nitric/sdk 1.2.2`. */
  against: string;
}

/** Says that a page's samples were checked when the site was built; `plugins/markdown/sample-report` puts it where it is true. */
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
