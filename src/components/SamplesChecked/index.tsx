import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './styles.module.css';

interface SamplesCheckedProps {
  /** The packages with their versions that the samples were compiled against, such as `@nitric/sdk 1.4.2`. */
  against?: string;
  /** How many of the `programs` on the page ran, as numbers. Absent if none did. */
  ran?: string;
  programs?: string;
  /** The SDKs that these programs use. */
  ranWith?: string;
  /** The SDK that the project of a guide ran with. */
  project?: string;
  /** The release of Nitric that they ran on. */
  nitric?: string;
  /** The day on which they ran, such as `November 26, 2026`. */
  ranOn?: string;
}

/** Names the SDKs, because programs in other languages on the same page aren't started. */
function ranText({ ran, programs, ranWith, project, nitric, ranOn }: SamplesCheckedProps): string {
  const place = `on Nitric ${nitric} on ${ranOn}.`;
  if (project !== undefined) {
    return `The project of this guide ran with ${project} ${place}`;
  }
  if (programs === '1') {
    return `The program on this page that uses ${ranWith} ran ${place}`;
  }
  const count = ran === programs ? `All ${programs}` : `${ran} of ${programs}`;
  return `${count} programs on this page that use ${ranWith} ran ${place}`;
}

/** Says how the samples of a page were checked. `plugins/markdown/sample-report` inserts it at build time. */
export function SamplesChecked(props: SamplesCheckedProps): ReactNode {
  const { against, ran, project } = props;
  return (
    <p className={styles.note}>
      <Icon name="badge" className={styles.icon} />
      <span>
        <Link to="/reference/samples">Samples checked</Link>
        {against === undefined ? '. ' : ` against ${against}. `}
        {(ran ?? project) !== undefined && ranText(props)}
      </span>
    </p>
  );
}
