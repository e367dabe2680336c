import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { menuOfSidebar } from '../../navigation/menu';
import { Menu } from '../../navigation/Menu';
import { Panel } from '../../navigation/Panel';
import { useRoute } from '../../site/route';
import { Logo } from '../Logo';
import styles from './styles.module.css';

interface DocShellProps {
  sidebar: readonly PropSidebarItem[];
  children: ReactNode;
}

/** Sidebar and page side by side; below 1024 px the sidebar moves into the slide-in panel. */
export function DocShell({ sidebar, children }: DocShellProps): ReactNode {
  const menu = useMemo(() => menuOfSidebar(sidebar), [sidebar]);
  const menuArea = useRef<HTMLDivElement>(null);
  useActiveLinkInView(menuArea);
  return (
    <>
      <div className={styles.sidebar} data-docs-sidebar>
        <div className={styles.home}>
          <Logo />
        </div>
        <div ref={menuArea} className={styles.menu}>
          <nav aria-label="Documentation">
            <Menu menu={menu} />
          </nav>
        </div>
      </div>
      <Panel menu={menu} />
      <main className={styles.main}>{children}</main>
    </>
  );
}

/** Scrolls a long menu, and nothing else, so that the active page's link can be seen. */
function useActiveLinkInView(area: RefObject<HTMLElement | null>): void {
  const route = useRoute();
  useEffect(() => {
    const box = area.current;
    const active = box?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!box || !active) {
      return;
    }
    const top = active.getBoundingClientRect().top - box.getBoundingClientRect().top;
    const isHiddenByHead = top < box.clientHeight * 0.2;
    if (isHiddenByHead || top > box.clientHeight * 0.8) {
      box.scrollBy({ top: top - box.clientHeight / 3 });
    }
  }, [area, route]);
}
