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

interface GuideGroupProps {
  id: string;
  heading: string;
  /** The filter options that show at least one guide of the group, separated by spaces. */
  facets: string;
  children: ReactNode;
}

/** The guides of one kind. */
export function GuideGroup({ id, heading, facets, children }: GuideGroupProps): ReactNode {
  return (
    <div data-group={id} data-facets={facets}>
      <h2 id={id}>{heading}</h2>
      <ul className="guides">{children}</ul>
    </div>
  );
}
