// Ejected: our sidebar is drawn from menus and is fixed at the left of the whole window.
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocRoot/Layout';
import type { ReactNode } from 'react';
import { DocShell } from '../../../features/shell/DocShell';

export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return <DocShell sidebar={sidebar?.items ?? []}>{children}</DocShell>;
}
