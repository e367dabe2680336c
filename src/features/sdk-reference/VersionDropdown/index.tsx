import Link from '@docusaurus/Link';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { latestVersionOf, versionHref } from '../../../config/sdks';
import { useSdkReference } from '../useSdkReference';
import styles from './styles.module.css';

/** Newest first, as readers look for it. */
const newestFirst = (versions: readonly string[]): string[] => [...versions].reverse();

/**
 * Leads to another version of the SDK's reference: a menu of links, which src/client/version-menu.ts opens. Without a script the
 * links stand in the page. Shown on reference pages alone.
 */
export default function VersionDropdown({ versions }: { versions: readonly string[] }): ReactNode {
  const { currentSdk, currentVersion } = useSdkReference();
  const id = useId();
  if (!currentSdk || !currentVersion) {
    return null;
  }
  return (
    <div className={styles.dropdown} data-version-menu>
      <button
        type="button"
        className={styles.trigger}
        aria-label="Select a version"
        aria-haspopup="menu"
        aria-expanded="false"
        aria-controls={id}
      >
        {currentVersion}
        <Icon name="chevronDown" />
      </button>
      <div id={id} role="menu" aria-label="Releases" className={styles.content} hidden>
        <div className={styles.label}>Releases</div>
        {newestFirst(versions).map((version) => (
          <Link
            key={version}
            className={styles.item}
            to={versionHref(currentSdk, version)}
            role="menuitemradio"
            aria-checked={version === currentVersion}
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
    </div>
  );
}
