import type { TOCItem } from '@docusaurus/mdx-loader';
import type { PropSidebars } from '@docusaurus/plugin-content-docs';
import type { ReactNode } from 'react';
import { menuOf, neighborsOf } from '../../navigation/menu';
import { useRoute } from '../../../lib/route';
import { DocShell } from '../DocShell';
import { layoutOf } from '../page-layout';
import { PageFooter } from '../PageFooter';
import { TableOfContents } from '../TableOfContents';
import { sectionsOf } from '../TableOfContents/sections';
import styles from './styles.module.css';

interface DocPageProps {
  title: string;
  toc: readonly TOCItem[];
  editUrl: string | undefined;
  /** When the source of the page last changed, in milliseconds since 1970. */
  lastChange: number | undefined;
  /** The name of its Docusaurus sidebar, if it has one. */
  sidebar: string | undefined;
  /** All sidebars of the version of the page. */
  sidebars: PropSidebars;
  children: ReactNode;
}

/** A documentation page with its menu, notices, content, and footer. */
export function DocPage(props: DocPageProps): ReactNode {
  const { title, toc, editUrl, lastChange, sidebar, sidebars, children } = props;
  const route = useRoute();
  const menu = menuOf(sidebar, sidebars, route);
  const sections = sectionsOf(toc);
  const layout = layoutOf(route);
  return (
    <DocShell
      sidebar={{
        menuName: sidebar ?? '',
        menu,
        sections: sections.filter(({ level }) => level === 2),
      }}
    >
      <div className={styles.page} data-layout={layout}>
        <article>{children}</article>
        {layout === 'text' && <TableOfContents title={title} sections={sections} />}
        <PageFooter
          editUrl={editUrl}
          lastChange={lastChange}
          neighbors={neighborsOf(menu, route)}
          route={route}
        />
      </div>
    </DocShell>
  );
}
