import type { DocSearchModalProps } from '@docsearch/react';
import type { ComponentProps, JSX, MouseEvent } from 'react';
import { BASE_URL } from '../../../config/site';
import type { TracedHit } from '../hosted/insights';
import styles from './styles.module.css';

type HitComponent = NonNullable<DocSearchModalProps['hitComponent']>;

/** The button of a mouse that opens a link in another tab. */
const MIDDLE_BUTTON = 1;

/** What a result needs of the modal. */
export interface HitActions {
  /** Called when a reader follows the link, in whatever tab. */
  onOpened: (hit: TracedHit) => void;
  /** The address of a hit on its host. */
  addressOf: (url: string) => string;
  /** Shows a page of the site without loading it anew. */
  show: (address: string) => void;
}

const isOfSite = (address: string): boolean => address.startsWith(BASE_URL);

/** Whether a click means this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Makes the component of a result: a real link, so that it can be opened in another tab, in the one cell of its row.
 * It isn't Docusaurus' link, which fetches its page as soon as it is seen: twenty pages for each letter that is typed.
 */
export function hitComponentOf({ onOpened, addressOf, show }: HitActions): HitComponent {
  return function Hit({ hit, children }: ComponentProps<HitComponent>): JSX.Element {
    const address = addressOf(hit.url);
    const onClick = (event: MouseEvent): void => {
      onOpened(hit);
      if (isPlain(event) && isOfSite(address)) {
        event.preventDefault();
        show(address);
      }
    };
    const onAuxClick = ({ button }: MouseEvent): void => {
      if (button === MIDDLE_BUTTON) {
        onOpened(hit);
      }
    };
    const preload = (): void => {
      if (isOfSite(address)) {
        void window.docusaurus.preload(address);
      }
    };
    return (
      <div role="gridcell" className={styles.cell}>
        <a href={address} onClick={onClick} onAuxClick={onAuxClick} onPointerEnter={preload}>
          {children}
        </a>
      </div>
    );
  };
}
