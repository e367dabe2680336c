import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme/DocItem/Content';
import type { ReactNode } from 'react';
import { menuOf, neighborsOf } from '../../navigation/menu';
import { useRoute } from '../../../lib/route';
import { DocShell } from '../DocShell';
import { layoutOf } from '../page-layout';
import { PageFooter } from '../PageFooter';
import { TableOfContents } from '../TableOfContents';
import { sectionsOf } from '../TableOfContents/sections';
import styles from './styles.module.css';

export function DocPage({ children }: { children: ReactNode }): ReactNode {
  const { toc, metadata } = useDoc();
  const { docsSidebars } = useDocsVersion();
  const route = useRoute();
  const menu = menuOf(metadata.sidebar, docsSidebars, route);
  const sections = sectionsOf(toc);
  const layout = layoutOf(route);
  return (
    <DocShell
      sidebar={{
        menuName: metadata.sidebar ?? '',
        menu,
        sections: sections.filter(({ level }) => level === 2),
      }}
    >
      <div className={styles.page} data-layout={layout}>
        <article>
          <DocItemContent>{children}</DocItemContent>
        </article>
        {layout === 'text' && <TableOfContents title={metadata.title} sections={sections} />}
        <PageFooter
          editUrl={metadata.editUrl}
          lastChange={metadata.lastUpdatedAt ?? undefined}
          neighbors={neighborsOf(menu, route)}
          route={route}
        />
      </div>
    </DocShell>
  );
}
