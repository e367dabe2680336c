import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

const ANCHOR = 'known-issues';

/** The known issues of a page in one line. `plugins/markdown/known-issues` inserts it and its text when the site is built. */
export function KnownIssueLine({ children }: { children: ReactNode }): ReactNode {
  useBrokenLinks().collectAnchor(ANCHOR);
  return <section id={ANCHOR}>{children}</section>;
}
