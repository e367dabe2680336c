import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { sdkOf, sdkReferenceOf } from '../../../config/sdks';
import { useRoute } from '../../site/route';
import styles from './styles.module.css';

/** Shows a notice on reference pages of an SDK that is experimental or legacy, or of an older version. */
export function SdkNotice(): ReactNode {
  const { currentSdk, currentSdkLabel, currentVersion, isNotLatest, latestLink } =
    sdkReferenceOf(useRoute());
  if (!currentSdk || !latestLink) {
    return null;
  }
  const { status } = sdkOf(currentSdk);
  return (
    <>
      {isNotLatest && (
        <Notice title={`You are reading about ${currentVersion}`}>
          This is an older version of the {currentSdkLabel} SDK.{' '}
          <Link to={latestLink}>Go to the latest version</Link>.
        </Notice>
      )}
      {status === 'experimental' && (
        <Notice title="Experimental">
          The {currentSdkLabel} SDK is experimental: its interface can change between releases. Tell
          us what you build with it in the <Link to="/support">support channels</Link>.
        </Notice>
      )}
      {status === 'legacy' && (
        <Notice title="Legacy">
          The {currentSdkLabel} SDK has no release for Nitric v1 yet. These pages describe{' '}
          {currentVersion}, which works with v0 projects only.
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
