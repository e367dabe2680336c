import type { ReactNode } from 'react';
import type { NavigationMenu } from '../../navigation/menu';
import { Menu, type PageSection } from '../../navigation/Menu';
import { Panel } from '../../navigation/Panel';
import { Logo } from '../Logo';
import { restoreMenuScroll } from './restore-menu-scroll';
import styles from './styles.module.css';

interface DocShellProps {
  /** Names the menu among those of the site. */
  menuName: string;
  menu: NavigationMenu;
  sections: readonly PageSection[];
  children: ReactNode;
}

/** Sidebar and page side by side; below 1024 px the sidebar's menu moves into the slide-in panel. */
export function DocShell({ menuName, menu, sections, children }: DocShellProps): ReactNode {
  return (
    <>
      <div className={styles.sidebar} data-docs-sidebar>
        <div className={styles.home}>
          <Logo />
        </div>
        <div className={styles.menu} data-menu-area={menuName}>
          <nav aria-label="Documentation">
            <Menu menu={menu} sections={sections} />
          </nav>
        </div>
        <script dangerouslySetInnerHTML={{ __html: restoreMenuScroll }} />
      </div>
      <Panel />
      <main className={styles.main}>{children}</main>
    </>
  );
}
