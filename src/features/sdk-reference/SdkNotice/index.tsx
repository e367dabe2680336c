import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { nitricReleaseOf } from '@nitric-docs/nitric-facts/releases';
import { sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import { sdkHome, sdkOf, sdkReferenceOf } from '../../../config/sdks';
import { useRoute } from '../../../lib/route';
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
          These pages describe release {sdkReleaseOf(sdk, version)} of the {label} SDK, which works
          with {compatibility}. Its interface can change between releases. Tell us what you build
          with it in the <Link to="/support">support channels</Link>.
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

function Notice({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <aside className={styles.notice} aria-label={title}>
      <strong className={styles.title}>{title}</strong>
      <span>{children}</span>
    </aside>
  );
}
