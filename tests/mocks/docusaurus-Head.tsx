import type { ReactNode } from 'react';

/** Renders the tags where they stand, so that a test can read them. */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  return <div data-testid="head">{children}</div>;
}
