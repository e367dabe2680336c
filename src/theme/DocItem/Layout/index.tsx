// Ejected: the headings go to the menu at the left instead of a column at the right, and the page ends with our footer.
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme/DocItem/Content';
import type { Props } from '@theme/DocItem/Layout';
import type { ReactNode } from 'react';
import { DocPage } from '../../../features/shell/DocPage';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { toc, metadata } = useDoc();
  return (
    <DocPage toc={toc} editUrl={metadata.editUrl ?? undefined} sidebar={useDocsSidebar()}>
      <DocItemContent>{children}</DocItemContent>
    </DocPage>
  );
}
