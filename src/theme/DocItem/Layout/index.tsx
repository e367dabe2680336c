// Ejected from @docusaurus/theme-classic 3.10.2, e8202098.
// Moves the table of contents from a column on the right to the menu on the left, and adds the site's page footer.
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme/DocItem/Content';
import type { Props } from '@theme/DocItem/Layout';
import type { ReactNode } from 'react';
import { DocPage } from '../../../features/shell/DocPage';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { toc, metadata } = useDoc();
  return (
    <DocPage
      title={metadata.title}
      toc={toc}
      editUrl={metadata.editUrl ?? undefined}
      lastChange={metadata.lastUpdatedAt ?? undefined}
      sidebar={metadata.sidebar}
      sidebars={useDocsVersion().docsSidebars}
    >
      <DocItemContent>{children}</DocItemContent>
    </DocPage>
  );
}
