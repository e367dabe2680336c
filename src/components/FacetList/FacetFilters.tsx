import type { ReactNode } from 'react';
import type { FacetFilter } from '../../contracts/facet-filter';

/** The filters as lists to choose from. Their first option shows all items, and no rule applies to it. */
export function FacetFilters({ filters }: { filters: readonly FacetFilter[] }): ReactNode {
  return (
    <div className="facet-filters">
      {filters.map(({ name, legend, options }) => (
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
  );
}
