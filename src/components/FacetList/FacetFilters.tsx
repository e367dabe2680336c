import type { ReactNode } from 'react';
import type { FacetFilter } from '../../contracts/facet-filter';

/** The option that shows all items. No rule applies to it. */
const ALL = { value: 'all', label: 'All' } as const;

/** The filters as groups of radio buttons. The keyboard and screen readers support them without a script. */
export function FacetFilters({ filters }: { filters: readonly FacetFilter[] }): ReactNode {
  return (
    <div className="facet-filters">
      {filters.map(({ name, legend, options }) => (
        <fieldset key={name}>
          <legend>{legend}</legend>
          <div className="facet-options">
            {[ALL, ...options].map(({ value, label }) => (
              <label key={value}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  defaultChecked={value === ALL.value}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
