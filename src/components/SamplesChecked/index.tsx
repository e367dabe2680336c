import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './styles.module.css';

interface SamplesCheckedProps {
  /** The packages with their versions that the samples were compiled against, such as `@nitric/sdk 1.2.2`. */
  against?: string;
  /** How many of the `programs` on the page ran, as numbers. Absent if none did. */
  ran?: string;
  programs?: string;
  /** The SDKs that they ran with. */
  ranWith?: string;
  /** The release of Nitric that they ran on. */
  nitric?: string;
}

function ranText({ ran, programs, ranWith, nitric }: SamplesCheckedProps): string {
  const subject =
    ran === programs
      ? 'The samples on this page'
      : `${ran} of the ${programs} programs on this page`;
  return `${subject} ran with ${ranWith} on Nitric ${nitric} when this site was built.`;
}

/** Says how the samples of a page were checked. `plugins/markdown/sample-report` inserts it at build time. */
export function SamplesChecked(props: SamplesCheckedProps): ReactNode {
  const { against, ran } = props;
  return (
    <p className={styles.note}>
      <Icon name="badge" className={styles.icon} />
      <span>
        <Link to="/reference/samples">Samples checked</Link>
        {against === undefined ? '. ' : ` against ${against}. `}
        {ran !== undefined && ranText(props)}
      </span>
    </p>
  );
}
