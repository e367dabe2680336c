import type { ReactNode } from 'react';
import { buildingBlocks } from '../../config/building-blocks';
import { Icon } from '../Icon';
import styles from './styles.module.css';

/** The icon of a building block on a tile in its color. It is decorative, so its link needs a text. */
export function BlockTile({ block }: { block: string }): ReactNode {
  const found = buildingBlocks.find(({ key }) => key === block);
  return (
    <span className={styles.tile} data-tone={block}>
      {found && <Icon name={found.icon} />}
    </span>
  );
}
