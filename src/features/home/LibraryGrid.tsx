import type { ReactNode } from 'react';
import { sdkHome, sdks, versionsOf, type Sdk } from '../../config/sdks';
import { LinkTile } from './LinkTile';
import styles from './styles.module.css';

const newestFirst = (sdk: Sdk): string => versionsOf(sdk.id).reverse().join(', ');

/** The supported SDKs, each with its package, versions, and status. */
export function LibraryGrid(): ReactNode {
  return (
    <ul className={styles.grid}>
      {sdks.map((sdk: Sdk) => (
        <LinkTile
          key={sdk.id}
          href={sdkHome(sdk.id)}
          title={sdk.label}
          icon={sdk.icon}
          badge={sdk.badge}
          text={`${sdk.packageName} · ${newestFirst(sdk)}`}
        />
      ))}
    </ul>
  );
}
