import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { iconAddress, type IconName } from '../../config/icons';

/**
 * One of the site's icons, as large as the text around it and in its color. It is decoration: what it stands for is written
 * beside it, so screen readers don't hear of it.
 */
export function Icon({ name, className }: { name: IconName; className?: string }): ReactNode {
  return (
    <svg width="1em" height="1em" className={className} aria-hidden>
      <use href={useBaseUrl(iconAddress(name))} />
    </svg>
  );
}
