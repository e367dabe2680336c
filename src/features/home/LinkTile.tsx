import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon';
import type { IconName } from '../../config/icons';
import styles from './styles.module.css';

interface LinkTileProps {
  href: string;
  title: string;
  icon: IconName;
  text: string;
  badge?: string | undefined;
}

/** A grid entry on the home page. The whole tile is a link. */
export function LinkTile({ href, title, icon, text, badge }: LinkTileProps): ReactNode {
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
