import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { DocSearchModalProps } from '@docsearch/react';
import type { ComponentProps, JSX } from 'react';
import type { TracedHit } from '@nitric-docs/search/hosted-insights';
import { whenFollowed } from '../when-followed';

type HitComponent = NonNullable<DocSearchModalProps['hitComponent']>;

/** Names the group of a result by its heading. DocSearch gives every group the name of the field. */
function nameGroup(cell: HTMLElement | null): void {
  const list = cell?.closest('[role="grid"]');
  list?.removeAttribute('aria-labelledby');
  list?.setAttribute('aria-label', list.previousElementSibling?.textContent ?? '');
}

/**
 * Returns the component for results: a grid cell with a link, so that readers can open it in a new tab.
 * @param onOpened is called when a reader opens the link in any tab
 */
export function hitComponentOf(onOpened: (hit: TracedHit) => void): HitComponent {
  return function Hit({ hit, children }: ComponentProps<HitComponent>): JSX.Element {
    const { withBaseUrl } = useBaseUrlUtils();
    return (
      <div ref={nameGroup} role="gridcell">
        <a href={withBaseUrl(hit.url)} {...whenFollowed(() => onOpened(hit))}>
          {children}
        </a>
      </div>
    );
  };
}
