import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { buildingBlocks } from '../../config/building-blocks';
import { iconNames, isIconName, type IconName } from '../../contracts/icons';
import { Icon } from '../Icon';
import { CardPattern, cardPatterns, type CardPatternIndex } from './CardPattern';
import styles from './styles.module.css';

export interface CardProps {
  /** The path of a page on this site, without the base URL. */
  href: string;
  name: string;
  description: string;
  icon?: IconName;
  pattern?: CardPatternIndex;
}

const isPattern = (value: unknown): boolean => typeof value === 'number' && value in cardPatterns;

/** Checks the props at build time, because MDX pages aren't type-checked. */
function checkCard({ name, icon, pattern }: CardProps): void {
  if (icon !== undefined && !isIconName(icon)) {
    throw new Error(
      `<Card name="${name}">: icon "${String(icon)}" doesn't exist. Use one of these: ${iconNames.join(', ')}.`,
    );
  }
  if (pattern !== undefined && !isPattern(pattern)) {
    throw new Error(
      `<Card name="${name}">: pattern ${String(pattern)} doesn't exist. Use a number from 0 to ${cardPatterns.length - 1}.`,
    );
  }
}

/** A card that leads to a building block, or has its icon, has its color. @throws if the icon or the pattern doesn't exist */
export function Card(props: CardProps): ReactNode {
  checkCard(props);
  const { href, name, description, icon = 'document', pattern = 0 } = props;
  const block = buildingBlocks.find((one) => one.href === href || one.icon === icon);
  return (
    <div className={styles.card} data-tone={block?.key}>
      <CardPattern index={pattern} className={styles.pattern} />
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <h3 className={styles.name}>
        <Link to={href} className={styles.link}>
          {name}
        </Link>
      </h3>
      <p className={styles.description}>{description}</p>
    </div>
  );
}

export function CardGrid({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.grid}>{children}</div>;
}
