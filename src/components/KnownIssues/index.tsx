import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { FacetList } from '../FacetList';

interface KnownIssuesProps {
  /** The filters as JSON. */
  filters?: string;
  /** The style sheet of the list and its filters. */
  css?: string;
  /** The anchors of the rows, separated by spaces. */
  anchors?: string;
  children?: ReactNode;
}

/**
 * Lists the known issues with filters. `plugins/markdown/known-issues` inserts the props and the content when the site is built.
 */
export function KnownIssues(props: KnownIssuesProps): ReactNode {
  const { filters = '[]', css, anchors = '', children } = props;
  const { collectAnchor } = useBrokenLinks();
  anchors.split(' ').forEach((anchor) => collectAnchor(anchor));
  return (
    <div className="known-issues">
      <FacetList filters={filters} css={css} counted="Issues">
        {children}
      </FacetList>
    </div>
  );
}
