import type { ReactNode } from 'react';
import type { Menu as MenuData } from '../../navigation/menu';
import { Menu } from '../../navigation/Menu';
import { Panel } from '../../navigation/Panel';
import { SiteFooter } from '../SiteFooter';
import type { PageSection } from '../TableOfContents/sections';
import { MENU_AREA, SIDEBAR } from './attributes';
import styles from './styles.module.css';

/** Runs directly after the menu, before the first paint, and restores the position that menu-scroll.ts saved for the same menu. */
const restoreMenuScroll = `try {
  const area = document.currentScript.previousElementSibling;
  const [menu, top] = sessionStorage.getItem('${MENU_AREA}').split(' ');
  if (menu === area.getAttribute('${MENU_AREA}')) area.scrollTop = top;
} catch {}`;

interface Sidebar {
  /** Identifies the menu, so that pages with the same menu share its scroll position. */
  menuName: string;
  menu: MenuData;
  sections: readonly PageSection[];
}

interface DocShellProps {
  /** Undefined for a page that is in no menu. */
  sidebar?: Sidebar;
  children: ReactNode;
}

/** Arranges the sidebar, the page, and the footer of the site. In narrow windows, the sidebar's menu moves to the navigation panel. */
export function DocShell({ sidebar, children }: DocShellProps): ReactNode {
  return (
    <div className={styles.shell}>
      {sidebar && <MenuSidebar {...sidebar} />}
      <Panel />
      <div className={styles.column}>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <SiteFooter />
      </div>
    </div>
  );
}

function MenuSidebar({ menuName, menu, sections }: Sidebar): ReactNode {
  return (
    <>
      <div className={styles.sidebar} {...{ [SIDEBAR]: '', [MENU_AREA]: menuName }}>
        <nav aria-label="Documentation">
          <Menu menu={menu} sections={sections} />
        </nav>
      </div>
      <script dangerouslySetInnerHTML={{ __html: restoreMenuScroll }} />
    </>
  );
}
