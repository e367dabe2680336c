import Link from '@docusaurus/Link';
import type { MouseEvent, ReactNode } from 'react';
import type { SearchHit } from '@nitric-docs/search/client';
import { Icon } from '../../../components/Icon';
import type { IconName } from '../../../contracts/icons';
import { headingOf, titleOf } from '../hit-texts';
import { Marked } from '../Marked';
import { openedAddressOf } from '../result-address';
import { whenFollowed } from '../when-followed';
import styles from './styles.module.css';
import type { RowProps } from './use-combobox';

export interface HitAction {
  title: string;
  icon: IconName;
  run: (hit: SearchHit, event: MouseEvent) => void;
}

interface HitProps {
  hit: SearchHit;
  /** Instead of the icon for the kind of hit. */
  icon: IconName | undefined;
  actions: readonly HitAction[];
  language: string | undefined;
  rowProps: RowProps;
  onOpened: (event: MouseEvent) => void;
}

/** A row with a link to a result or a stored search, so that readers can open it in a new tab. */
export function Hit({ hit, icon, actions, language, rowProps, onOpened }: HitProps): ReactNode {
  const heading = headingOf(hit);
  const second = heading ? titleOf(hit) : (hit.snippets.content ?? hit.content);
  return (
    <div className={styles.hit} {...rowProps}>
      <div role="gridcell" className={styles.cell}>
        <Link
          className={styles.link}
          to={openedAddressOf(hit, language)}
          {...whenFollowed(onOpened)}
        >
          <Icon name={icon ?? (heading ? 'hash' : 'document')} />
          <span className={styles.texts}>
            <span className={styles.title}>
              <Marked snippet={heading ?? titleOf(hit)} />
            </span>
            {second && (
              <span className={styles.second}>
                <Marked snippet={second} />
              </span>
            )}
          </span>
        </Link>
      </div>
      {actions.length === 0 && <Icon name="enterKey" className={styles.enter} />}
      {actions.map(({ title, icon: name, run }) => (
        <div key={title} role="gridcell">
          <button
            type="button"
            className={styles.action}
            title={title}
            onClick={(event) => run(hit, event)}
          >
            <Icon name={name} />
          </button>
        </div>
      ))}
    </div>
  );
}
