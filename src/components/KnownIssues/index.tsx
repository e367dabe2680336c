import type { ReactNode } from 'react';
import { FacetList } from '../FacetList';

interface KnownIssuesProps {
  /** The filters as JSON. */
  filters?: string;
  /** The style sheet of the list and its filters. */
  css?: string;
  children?: ReactNode;
}

/**
 * Lists the known issues of all pages with filters. `plugins/markdown/known-issues` inserts the props and the content when the site
 * is built. Search skips the list, because each issue is on its page.
 */
export function KnownIssues({ filters = '[]', css, children }: KnownIssuesProps): ReactNode {
  return (
    <div className="known-issues stacked-tables" data-wide-page="" data-unsearched="">
      <FacetList filters={filters} css={css} counted="Issues">
        {children}
      </FacetList>
    </div>
  );
}
