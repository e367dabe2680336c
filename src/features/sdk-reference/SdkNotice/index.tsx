import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { sdkNoticesOf } from '../../../config/sdk-notices';
import type { VersionLink } from '../../../contracts/function-head';
import { useRoute } from '../../../lib/route';
import styles from './styles.module.css';

/** @param latest the counterpart of a page of an older version */
export function SdkNotice({ latest }: { latest: VersionLink | undefined }): ReactNode {
  return sdkNoticesOf(useRoute(), latest).map(({ title, parts }) => (
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
