import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { iconNames, isIconName, type IconName } from '../../config/icons';
import { Icon } from '../Icon';
import { CardPattern, cardPatterns, type CardPatternIndex } from './CardPattern';
import styles from './styles.module.css';

export interface CardProps {
  /** Address of a page of this site, without the site's base. */
  href: string;
  name: string;
  description: string;
  icon?: IconName;
  /** Picks the decorative grid that a pointer brings out. */
  pattern?: CardPatternIndex;
  /** Stands in place of `icon`. */
  customIcon?: ReactNode;
  iconClassName?: string;
}

const isPattern = (value: unknown): boolean => typeof value === 'number' && value in cardPatterns;

/** Pages are not type-checked, so what they pass is checked here, while the site is built. */
function checkCard({ name, icon, pattern }: CardProps): void {
  if (icon !== undefined && !isIconName(icon)) {
    throw new Error(
      `<Card name="${name}">: icon "${String(icon)}" is not known. Accepted: ${iconNames.join(', ')}.`,
    );
  }
  if (pattern !== undefined && !isPattern(pattern)) {
    throw new Error(
      `<Card name="${name}">: pattern ${String(pattern)} is not known. Accepted: 0 to ${cardPatterns.length - 1}.`,
    );
  }
}

/**
 * A link to another page with an icon, a name and a description (SPEC 2, 'Content pieces', and 3, 'Card'). The link's
 * text is the name; a pointer may press anywhere on the card.
 * @throws when the icon or the pattern is not accepted
 */
export function Card(props: CardProps): ReactNode {
  checkCard(props);
  const { href, name, description, icon = 'document', pattern = 0, customIcon } = props;
  return (
    <div className={styles.card}>
      <CardPattern index={pattern} className={styles.pattern} />
      <span className={clsx(styles.icon, props.iconClassName)}>
        {customIcon ?? <Icon name={icon} />}
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

/** Cards in 1 column, 2 from small screens, 4 from extra large ones (SPEC 2, 'Content pieces'). */
export function CardGrid({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.grid}>{children}</div>;
}
