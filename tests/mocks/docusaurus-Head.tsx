import type { ReactNode } from 'react';

/** Renders the tags in place, so that tests can read them. */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  return <div data-testid="head">{children}</div>;
}
