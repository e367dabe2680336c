import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { latestVersionOf, versionHref } from '../../../config/sdks';
import { useSdkReference } from '../useSdkReference';
import styles from './styles.module.css';

/** Newest first, as readers look for it. */
const newestFirst = (versions: readonly string[]): string[] => [...versions].reverse();

/**
 * Leads to another version of the SDK's reference: links in the browser's own disclosure, which works without a script.
 * src/client/version-menu.ts adds the arrow keys and closes it. Shown on reference pages alone.
 */
export default function VersionDropdown({ versions }: { versions: readonly string[] }): ReactNode {
  const { currentSdk, currentVersion } = useSdkReference();
  if (!currentSdk || !currentVersion) {
    return null;
  }
  return (
    <details className={styles.dropdown} data-version-menu>
      <summary className={styles.trigger} aria-label={`Select a version: ${currentVersion}`}>
        {currentVersion}
        <Icon name="chevronDown" />
      </summary>
      <div className={styles.content}>
        <div className={styles.label}>Releases</div>
        {newestFirst(versions).map((version) => (
          <Link
            key={version}
            className={styles.item}
            to={versionHref(currentSdk, version)}
            aria-current={version === currentVersion ? 'true' : undefined}
          >
            <span className={styles.check}>
              {version === currentVersion && <Icon name="check" />}
            </span>
            {version}
            {version === latestVersionOf(currentSdk) && (
              <span className={styles.badge}>Latest</span>
            )}
          </Link>
        ))}
      </div>
    </details>
  );
}
