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
  const reference = sdkReferenceOf(useRoute());
  const id = useId();
  if (!reference) {
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
        {reference.version}
        <Icon name="chevronDown" />
      </button>
      <div id={id} role="menu" aria-label="Releases" className={styles.content} hidden>
        <div className={styles.label}>Releases</div>
        {[...versions].reverse().map((version) => (
          <Link
            key={version}
            className={styles.item}
            to={versionHref(reference.sdk, version)}
            role="menuitemradio"
            aria-checked={version === reference.version}
          >
            <span className={styles.check}>
              {version === reference.version && <Icon name="check" />}
            </span>
            {version}
            {version === latestVersionOf(reference.sdk) && (
              <span className={styles.badge}>Latest</span>
            )}
          </Link>
        ))}
      </div>
    </div>
  );
}
