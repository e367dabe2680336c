import { sdkPackageNameOf } from '@nitric-docs/nitric-facts/releases';
import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { sdkHome, sdks, versionsOf, type Sdk } from '../../../config/sdks';
import styles from './styles.module.css';

const newestFirst = (sdk: Sdk): string => versionsOf(sdk.id).reverse().join(', ');

export function LibraryList(): ReactNode {
  return (
    <ul className={styles.list}>
      {sdks.map((sdk: Sdk) => (
        <li key={sdk.id}>
          <Link className={styles.library} to={sdkHome(sdk.id)}>
            <Icon name={sdk.icon} />
            <span>
              {sdk.label}
              <small>
                {sdkPackageNameOf(sdk.id)} · {newestFirst(sdk)}
              </small>
            </span>
            {sdk.badge && <span className={styles.badge}>{sdk.badge}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
