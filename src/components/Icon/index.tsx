import type { ReactNode } from 'react';
import { pathOfRoute } from '../../config/routes';
import { iconAddress, iconFiles, type IconName } from '../../contracts/icons';

/**
 * Whether the client (behavior.ts) loads the icon after the first paint. Only the server defers icons, because islands render
 * after the first paint anyway.
 */
const isDeferred = (name: IconName): boolean =>
  typeof window === 'undefined' && iconFiles[name] !== 'common';

/**
 * An icon with the size and color of the surrounding text. Icons are decorative and hidden from screen readers, so add a label to
 * the element that contains one.
 */
export function Icon({ name, className }: { name: IconName; className?: string }): ReactNode {
  const href = pathOfRoute(iconAddress(name));
  return (
    <svg className={className} aria-hidden>
      <use {...(isDeferred(name) ? { 'data-href': href } : { href })} />
    </svg>
  );
}
