import type { ReactNode } from 'react';
import { pathOfRoute } from '../../config/routes';
import { iconAddress, iconFiles, type IconName } from '../../contracts/icons';

/** Only the server defers icons (behavior.ts), because islands render after the first paint anyway. */
const isDeferred = (name: IconName): boolean =>
  typeof window === 'undefined' && iconFiles[name] !== 'common';

/** An icon with the size and color of the text around it. It is hidden from screen readers, so its parent needs a label. */
export function Icon({ name, className }: { name: IconName; className?: string }): ReactNode {
  const href = pathOfRoute(iconAddress(name));
  return (
    <svg className={className} aria-hidden>
      <use {...(isDeferred(name) ? { 'data-href': href } : { href })} />
    </svg>
  );
}
