import type { DocSearchModalProps } from '@docsearch/react';
import Link from '@docusaurus/Link';
import type { ComponentProps, JSX } from 'react';
import styles from './styles.module.css';

type HitProps = ComponentProps<NonNullable<DocSearchModalProps['hitComponent']>>;

/** A result: a real link, so that it can be opened in another tab, in the one cell of its row. */
export function Hit({ hit, children }: HitProps): JSX.Element {
  return (
    <div role="gridcell" className={styles.cell}>
      <Link to={hit.url}>{children}</Link>
    </div>
  );
}
