import type { ReactNode } from 'react';
import { FacetList } from '../FacetList';

interface GuideListProps {
  /** The filters as JSON. Absent if the list has no guides. */
  filters?: string;
  /** The style sheet of the list and its filters. */
  css?: string;
  children?: ReactNode;
}

/** Lists the guides with filters. `plugins/markdown/guide-lists` inserts the props and the content when the site is built. */
export function GuideList({ filters, css, children }: GuideListProps): ReactNode {
  if (filters === undefined) {
    return children;
  }
  return (
    <FacetList filters={filters} css={css} counted="Guides">
      {children}
    </FacetList>
  );
}

/** The guides of one kind. */
export function GuideCards({ children }: { children: ReactNode }): ReactNode {
  return <ul className="guides">{children}</ul>;
}
