// Ejected: the menu lists the headings of the page, so DocItem/Layout draws both.
import type { Props } from '@theme/DocRoot/Layout';
import type { ReactNode } from 'react';

export default function DocRootLayout({ children }: Props): ReactNode {
  return children;
}
