// Ejected from @docusaurus/theme-classic 3.10.2, a60acf97.
// Adds the menu "Copy page" and the table of contents of narrow windows to the title. The home page contains its own title.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Content';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../features/shell/PageHeader';
import { layoutOf } from '../../../features/shell/page-layout';
import { sectionsOf } from '../../../features/shell/TableOfContents/sections';
import { useRoute } from '../../../lib/route';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, toc } = useDoc();
  const hasHeader = layoutOf(useRoute()) === 'text';
  return (
    <div className="theme-doc-markdown markdown">
      {hasHeader && <PageHeader title={metadata.title} sections={sectionsOf(toc)} />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
