import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { links, mainSections } from '../../../config/site';
import { MENU_AREA } from '../../shell/DocShell/attributes';
import { Logo } from '../../shell/Logo';
import { CLOSES_PANEL, OPENS_PANEL, PANEL } from './attributes';
import styles from './styles.module.css';

export function PanelToggle(): ReactNode {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label="Toggle navigation"
      aria-haspopup="dialog"
      {...{ [OPENS_PANEL]: '' }}
    >
      <Icon name="menu" />
    </button>
  );
}

/** The navigation of small screens, a modal `<dialog>`. The client (behavior.ts) opens it and moves the sidebar's menu into it. */
export function Panel(): ReactNode {
  return (
    <dialog className={styles.panel} aria-label="Navigation" {...{ [PANEL]: '', [MENU_AREA]: '' }}>
      <nav className={styles.content} aria-label="Main">
        <div className={styles.head}>
          <div className={styles.bar}>
            <Logo />
            <button
              type="button"
              className={styles.toggle}
              aria-label="Close navigation"
              {...{ [CLOSES_PANEL]: '' }}
            >
              <Icon name="close" />
            </button>
          </div>
          <ul className={styles.sections}>
            {mainSections.map((section) => (
              <li key={section.href}>
                <Link to={section.href}>{section.title}</Link>
              </li>
            ))}
            <li>
              <a href={links.framework}>Star on GitHub</a>
            </li>
            <li>
              <a href={links.chat}>Chat on Discord</a>
            </li>
          </ul>
        </div>
      </nav>
    </dialog>
  );
}
