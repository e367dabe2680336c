import type { ReactNode } from 'react';
import type { GuideFilter } from '../../contracts/guide-list';

/** The option that shows all guides. No rule applies to it. */
const ALL = { value: 'all', label: 'All' } as const;

/** The filters as groups of radio buttons. The keyboard and screen readers support them without a script. */
export function GuideFilters({ filters }: { filters: readonly GuideFilter[] }): ReactNode {
  return (
    <div className="guide-filters">
      {filters.map(({ name, legend, options }) => (
        <fieldset key={name}>
          <legend>{legend}</legend>
          <div className="guide-options">
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
