import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { nitricReleaseOf } from '../../../config/releases';
import { checkedVersionsOf, sdkReleaseOf } from '../../../config/sdk-packages';
import { sdkHome, sdkOf, sdkReferenceOf, type SdkId } from '../../../config/sdks';
import { useRoute } from '../../site/route';
import styles from './styles.module.css';

/**
 * Shows a notice on reference pages of an SDK that is experimental or legacy, or of an older version, with the releases of Nitric
 * that work with it.
 */
export function SdkNotice(): ReactNode {
  const reference = sdkReferenceOf(useRoute());
  if (!reference) {
    return null;
  }
  const { sdk, version, isLatest } = reference;
  const { label, status } = sdkOf(sdk);
  const { cli, providers } = nitricReleaseOf(version);
  const compatibility = `CLI ${cli} and providers ${providers}`;
  return (
    <>
      {!isLatest && (
        <Notice title={`You are reading about ${version}`}>
          This is an older version of the {label} SDK. It works with {compatibility} or older.{' '}
          <Link to={sdkHome(sdk)}>Go to the latest version</Link>.
        </Notice>
      )}
      {status === 'experimental' && isLatest && (
        <Notice title="Experimental">
          These pages describe {describedRelease(sdk, version)}, which works with {compatibility}.
          Its interface can change between releases. Tell us what you build with it in the{' '}
          <Link to="/support">support channels</Link>.
        </Notice>
      )}
      {status === 'legacy' && (
        <Notice title="Legacy">
          The {label} SDK has no release for Nitric 1. It works with {compatibility} or older. See{' '}
          <Link to="/support/upgrade">how to upgrade</Link>.
        </Notice>
      )}
    </>
  );
}

/** Names the release of the SDK, unless the version is so new that its release isn't configured yet. */
function describedRelease(sdk: SdkId, version: string): string {
  const name = `the ${sdkOf(sdk).label} SDK`;
  return checkedVersionsOf(sdk).includes(version)
    ? `release ${sdkReleaseOf(sdk, version)} of ${name}`
    : `${version} of ${name}`;
}

function Notice({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <aside className={styles.notice} aria-label={title}>
      <strong className={styles.title}>{title}</strong>
      <span>{children}</span>
    </aside>
  );
}
