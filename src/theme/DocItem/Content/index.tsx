// Ejected from @docusaurus/theme-classic 3.10.2, a60acf97.
// Adds to the title what features/shell/PageHeader shows with it, such as the menu "Copy page".
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Content';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../features/shell/PageHeader';

export default function DocItemContent({ children }: Props): ReactNode {
  return (
    <div className="theme-doc-markdown markdown">
      <PageHeader />
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
