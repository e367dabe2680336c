// Ejected from @docusaurus/theme-classic 3.10.2, a60acf97.
// Adds to the title what features/shell/PageHeader shows with it, such as the menu "Copy page". The home page contains its own title.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Content';
import type { ReactNode } from 'react';
import type { SdkFrontMatter } from '../../../contracts/function-head';
import { PageHeader } from '../../../features/shell/PageHeader';
import { layoutOf } from '../../../features/shell/page-layout';
import { sectionsOf } from '../../../features/shell/TableOfContents/sections';
import { useRoute } from '../../../lib/route';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, toc, frontMatter } = useDoc();
  // plugins/content/front-matter adds them.
  const { function_head: functionHead, latest_version: latest } = frontMatter as SdkFrontMatter;
  const hasHeader = layoutOf(useRoute()) !== 'home';
  return (
    <div className="theme-doc-markdown markdown">
      {hasHeader && (
        <PageHeader
          title={metadata.title}
          sections={sectionsOf(toc)}
          functionHead={functionHead}
          latest={latest}
        />
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
