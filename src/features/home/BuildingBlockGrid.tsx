import type { ReactNode } from 'react';
import { buildingBlocks } from '../../config/building-blocks';
import { LinkTile } from './LinkTile';
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
