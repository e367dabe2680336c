// Ejected from @docusaurus/theme-classic 3.10.2, c58c6e4d.
// Renders only the page, because `DocItem/Layout` renders the menu, which contains the headings of the page.
import type { Props } from '@theme/DocRoot/Layout';
import type { ReactNode } from 'react';

export default function DocRootLayout({ children }: Props): ReactNode {
  return children;
}
