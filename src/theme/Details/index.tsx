// Ejected: the browser's own disclosure, in the place of the theme's, which opens and closes by script.
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
