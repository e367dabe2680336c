// Ejected from @docusaurus/theme-classic 3.10.2, 1e15a2b7.
// Renders the native `<details>` element, because the theme's component needs a script to open and close it.
import type { Props } from '@theme/Details';
import type { ReactNode } from 'react';

export default function Details({ summary, children, ...attributes }: Props): ReactNode {
  return (
    <details {...attributes}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
