import { sdkPackageNameOf } from '@nitric-docs/nitric-facts/releases';
import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon';
import { buildingBlocks } from '../../config/building-blocks';
import type { IconName } from '../../contracts/icons';
import { sdkHome, sdks, versionsOf, type Sdk } from '../../config/sdks';
import styles from './styles.module.css';

export function BuildingBlockGrid(): ReactNode {
  return (
    <ul className={styles.grid}>
      {buildingBlocks.map(({ href, title, icon, description }) => (
        <LinkTile key={href} href={href} title={title} icon={icon} text={description} />
      ))}
    </ul>
  );
}

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
          text={`${sdkPackageNameOf(sdk.id)} · ${newestFirst(sdk)}`}
        />
      ))}
    </ul>
  );
}

interface LinkTileProps {
  href: string;
  title: string;
  icon: IconName;
  text: string;
  badge?: string | undefined;
}

/** A grid entry on the home page. The whole tile is a link. */
function LinkTile({ href, title, icon, text, badge }: LinkTileProps): ReactNode {
  return (
    <li>
      <Link className={styles.tile} to={href}>
        <Icon name={icon} className={styles.icon} />
        <span className={styles.texts}>
          <span className={styles.title}>
            {title}
            {badge && <span className={styles.badge}>{badge}</span>}
          </span>
          <span className={styles.text}>{text}</span>
        </span>
      </Link>
    </li>
  );
}
