import type { MouseEvent, ReactNode } from 'react';
import type { SearchHit } from '@nitric-docs/search/client';
import type { IconName } from '../../../contracts/icons';
import type { HitGroup } from './groups';
import { Hit, type HitAction } from './Hit';
import styles from './styles.module.css';
import type { Combobox } from './use-combobox';

export interface ResultGroup extends HitGroup {
  icon?: IconName;
  actions?: readonly HitAction[];
}

interface ResultsProps {
  groups: readonly ResultGroup[];
  language: string | undefined;
  combobox: Pick<Combobox, 'gridId' | 'rowProps'>;
  /** @param place of the row, from 0 */
  onOpened: (hit: SearchHit, place: number, event: MouseEvent) => void;
}

export function Results({ groups, language, combobox, onOpened }: ResultsProps): ReactNode {
  const firstOf = (group: number): number =>
    groups.slice(0, group).reduce((count, { hits }) => count + hits.length, 0);
  return groups.map(({ title, hits, icon, actions = [] }, group) => (
    <div key={title}>
      <div className={styles.group} aria-hidden="true">
        {title}
      </div>
      <div role="grid" id={combobox.gridId(group)} aria-label={title}>
        {/* The keys are places, so that a better answer changes the texts and doesn't move rows. */}
        {hits.map((hit, index) => {
          const place = firstOf(group) + index;
          return (
            <Hit
              key={index}
              hit={hit}
              icon={icon}
              actions={actions}
              language={language}
              rowProps={combobox.rowProps(place)}
              onOpened={(event) => onOpened(hit, place, event)}
            />
          );
        })}
      </div>
    </div>
  ));
}
