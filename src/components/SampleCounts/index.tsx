import type { ReactNode } from 'react';

/**
 * Shows the number of checked samples and programs per language. `plugins/markdown/sample-report` inserts the tables at build time, unless the
 * samples weren't checked.
 */
export function SampleCounts({ children }: { children?: ReactNode }): ReactNode {
  return children ?? <p>The counts are not part of this build: the samples were not checked.</p>;
}
