import Link from '@docusaurus/Link';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { latestVersionOf, sdkReferenceOf, versionHref } from '../../../config/sdks';
import { useRoute } from '../../site/route';
import styles from './styles.module.css';

/**
 * A menu of links to the other versions of an SDK reference, newest first. src/client/version-menu.ts opens it. Without scripts,
 * the links are always visible. Renders nothing outside of the SDK reference.
 */
export default function VersionDropdown({ versions }: { versions: readonly string[] }): ReactNode {
  const { currentSdk, currentVersion } = sdkReferenceOf(useRoute());
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
        {[...versions].reverse().map((version) => (
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
