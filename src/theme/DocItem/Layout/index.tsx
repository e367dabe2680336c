// Ejected: the headings go to the sidebar instead of a column at the right, the page ends with our footer, and a link to a
// heading in a closed box opens it. Here and not in Root, which hears of a new address before the page is there.
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme/DocItem/Content';
import type { Props } from '@theme/DocItem/Layout';
import type { ReactNode } from 'react';
import { RevealAnchor } from '../../../features/navigation/RevealAnchor';
import { DocPage } from '../../../features/shell/DocPage';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { toc, metadata } = useDoc();
  const sidebar = useDocsSidebar();
  return (
    <DocPage toc={toc} editUrl={metadata.editUrl ?? undefined} sidebar={sidebar?.items ?? []}>
      <DocItemContent>{children}</DocItemContent>
      <RevealAnchor />
    </DocPage>
  );
}
