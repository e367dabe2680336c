import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { sdkHome, sdkOf, sdkReferenceOf } from '../../../config/sdks';
import { useRoute } from '../../site/route';
import styles from './styles.module.css';

/** Shows a notice on reference pages of an SDK that is experimental or legacy, or of an older version. */
export function SdkNotice(): ReactNode {
  const reference = sdkReferenceOf(useRoute());
  if (!reference) {
    return null;
  }
  const { sdk, version, isLatest } = reference;
  const { label, status } = sdkOf(sdk);
  return (
    <>
      {!isLatest && (
        <Notice title={`You are reading about ${version}`}>
          This is an older version of the {label} SDK.{' '}
          <Link to={sdkHome(sdk)}>Go to the latest version</Link>.
        </Notice>
      )}
      {status === 'experimental' && (
        <Notice title="Experimental">
          The {label} SDK is experimental: its interface can change between releases. Tell us what
          you build with it in the <Link to="/support">support channels</Link>.
        </Notice>
      )}
      {status === 'legacy' && (
        <Notice title="Legacy">
          The {label} SDK has no release for Nitric v1 yet. These pages describe {version}, which
          works with v0 projects only.
        </Notice>
      )}
    </>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <aside className={styles.notice} aria-label={title}>
      <strong className={styles.title}>{title}</strong>
      <span>{children}</span>
    </aside>
  );
}
