import type { ComponentProps, ReactElement, ReactNode } from 'react';

type Props = ComponentProps<'details'> & { summary?: ReactElement | string };

/** The browser's own disclosure, in the place of the theme's, which opens and closes by script. */
export default function Details({ summary, children, ...attributes }: Props): ReactNode {
  return (
    <details {...attributes}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
