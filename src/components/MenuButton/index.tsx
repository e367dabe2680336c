import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon';
import { MENU_BUTTON } from './attributes';
import styles from './styles.module.css';

interface MenuButtonProps {
  /** The name of the button for screen readers, if the caption doesn't say what it opens. */
  label?: string;
  /** A text next to a label is its description, such as the current choice. */
  caption: ReactNode;
  menuLabel: string;
  /** Entries with a role such as `menuitem`. */
  children: ReactNode;
}

/** A button with a menu below it, which the client (behavior.ts) opens. Without scripts, the entries are always visible. */
export function MenuButton({ label, caption, menuLabel, children }: MenuButtonProps): ReactNode {
  const id = useId();
  const captionId = `${id}caption`;
  const isDescription = label !== undefined && typeof caption === 'string';
  return (
    <div className={styles.menu} {...{ [MENU_BUTTON]: '' }}>
      <button
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-describedby={isDescription ? captionId : undefined}
        aria-haspopup="menu"
        aria-expanded="false"
        aria-controls={id}
      >
        {isDescription ? <span id={captionId}>{caption}</span> : caption}
        <Icon name="chevronDown" />
      </button>
      <div id={id} role="menu" aria-label={menuLabel} className={styles.content} hidden>
        {children}
      </div>
    </div>
  );
}
