import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { sdkNoticesOf } from '../../../config/sdk-notices';
import { useRoute } from '../../../lib/route';
import styles from './styles.module.css';

/** Shows the notices about the SDK and the version that a page describes. */
export function SdkNotice(): ReactNode {
  return sdkNoticesOf(useRoute()).map(({ title, parts }) => (
    <aside key={title} className={styles.notice} data-tone="warning" aria-label={title}>
      <strong className={styles.title}>{title}</strong>
      <span>
        {parts.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <Link key={part.href} to={part.href}>
              {part.text}
            </Link>
          ),
        )}
      </span>
    </aside>
  ));
}
