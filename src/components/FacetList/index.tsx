import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import type { FacetFilter } from '../../contracts/facet-filter';
import { textFilter } from './text-filter';

interface FacetListProps {
  /** The filters as JSON, because MDX attributes are text. */
  filters: string;
  /** The style sheet of the list and its filters: `plugins/lib/facet-filters`. */
  css: string;
  /** What the list contains, in the plural: `Guides`. It precedes the number of visible items. */
  counted: string;
  /** The anchors of the items, separated by spaces. */
  anchors?: string;
  /** Groups, marked with `data-group` and `data-facets`. Their items have only `data-facets`. */
  children?: ReactNode;
}

/** The style sheet hides the items without the chosen options, so that the filters work without a script. The build inserts the list. */
export function FacetList({ filters, css, counted, anchors, children }: FacetListProps): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  anchors?.split(' ').forEach((anchor) => collectAnchor(anchor));
  return (
    <div className="facet-list" data-facet-list="">
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <div className="facet-filters">
        <input type="search" placeholder="Filter" aria-label="Filter by text" hidden />
        {(JSON.parse(filters) as FacetFilter[]).map(({ name, legend, options }) => (
          <select key={name} name={name} aria-label={legend}>
            <option value="">{legend}: all</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ))}
      </div>
      {children}
      <p className="facet-count" role="status" data-counted={counted} />
      <script dangerouslySetInnerHTML={{ __html: textFilter }} />
    </div>
  );
}
