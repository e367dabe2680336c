import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { MenuButton } from '../../../components/MenuButton';
import { latestVersionOf, sdkReferenceOf, versionHref, versionsOf } from '../../../config/sdks';
import { useRoute } from '../../../lib/route';
import styles from './styles.module.css';

/** A menu of links to the versions of an SDK reference, newest first. Renders nothing if there is nothing to choose. */
export default function VersionDropdown(): ReactNode {
  const reference = sdkReferenceOf(useRoute());
  const versions = reference ? versionsOf(reference.sdk) : [];
  if (!reference || versions.length < 2) {
    return null;
  }
  return (
    <MenuButton label="Select a version" caption={reference.version} menuLabel="Releases">
      <div className={styles.label}>Releases</div>
      {versions.reverse().map((version) => (
        <Link
          key={version}
          to={versionHref(reference.sdk, version)}
          role="menuitemradio"
          aria-checked={version === reference.version}
        >
          <span className={styles.check}>
            {version === reference.version && <Icon name="check" />}
          </span>
          {version}
          {version === latestVersionOf(reference.sdk) && (
            <span className={styles.badge} data-tone="tip">
              Latest
            </span>
          )}
        </Link>
      ))}
    </MenuButton>
  );
}
