import type { ReactNode } from 'react';
import type { FacetFilter } from '../../contracts/facet-filter';
import { FacetFilters } from './FacetFilters';

interface FacetListProps {
  /** The filters as JSON, because MDX attributes are text. */
  filters: string;
  /** The style sheet of the list and its filters: `plugins/lib/facet-filters`. */
  css?: string | undefined;
  /** What the list contains, in the plural: `Guides`. It precedes the number of visible items. */
  counted: string;
  /** Groups, marked with `data-group` and `data-facets`. Their items have only `data-facets`. */
  children?: ReactNode;
}

/**
 * A list with filters. The style sheet hides the items without the chosen options, so that the filters
 * work without a script.
 */
export function FacetList({ filters, css, counted, children }: FacetListProps): ReactNode {
  return (
    <div className="facet-list" data-facet-list="">
      <style dangerouslySetInnerHTML={{ __html: css ?? '' }} />
      <FacetFilters filters={JSON.parse(filters) as FacetFilter[]} />
      {children}
      <p className="facet-count" role="status" data-counted={counted} />
    </div>
  );
}
