import type { ReactNode } from 'react';

/**
 * How many samples of the site are checked, by language. `plugins/markdown/sample-report` puts the table inside when the site is
 * built; a build without the check has none.
 */
export function SampleCounts({ children }: { children?: ReactNode }): ReactNode {
  return children ?? <p>The counts are not part of this build: the samples were not checked.</p>;
}
