import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { iconAddress, iconFiles, type IconName } from '../../config/icons';

/** Decoration waits for the first paint: src/client/late-icons.ts asks for it. What islands draw is drawn after that. */
const isLate = (name: IconName): boolean =>
  typeof window === 'undefined' && !iconFiles.common.some((common) => common === name);

/**
 * One of the site's icons, as large as the text around it and in its color. It is decoration: what it stands for is written
 * beside it, so screen readers don't hear of it.
 */
export function Icon({ name, className }: { name: IconName; className?: string }): ReactNode {
  const address = useBaseUrl(iconAddress(name));
  return (
    <svg className={className} aria-hidden>
      <use {...(isLate(name) ? { 'data-href': address } : { href: address })} />
    </svg>
  );
}
