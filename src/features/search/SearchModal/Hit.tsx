import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { DocSearchModalProps } from '@docsearch/react';
import type { ComponentProps, JSX } from 'react';
import type { TracedHit } from '../hosted/insights';
import { whenFollowed } from '../when-followed';

type HitComponent = NonNullable<DocSearchModalProps['hitComponent']>;

/**
 * Returns the component for results: a grid cell with a link, so that readers can open it in a new tab.
 * @param onOpened is called when a reader opens the link in any tab
 */
export function hitComponentOf(onOpened: (hit: TracedHit) => void): HitComponent {
  return function Hit({ hit, children }: ComponentProps<HitComponent>): JSX.Element {
    const { withBaseUrl } = useBaseUrlUtils();
    return (
      <div role="gridcell">
        <a href={withBaseUrl(hit.url)} {...whenFollowed(() => onOpened(hit))}>
          {children}
        </a>
      </div>
    );
  };
}
