import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { DocSearchModalProps } from '@docsearch/react';
import type { ComponentProps, JSX } from 'react';
import type { TracedHit } from '../hosted/insights';
import { whenFollowed } from '../when-followed';

type HitComponent = NonNullable<DocSearchModalProps['hitComponent']>;

/**
 * Makes the component of a result: a real link, so that it can be opened in another tab, in the one cell of its row.
 * @param onOpened called when a reader follows the link, in whatever tab
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
