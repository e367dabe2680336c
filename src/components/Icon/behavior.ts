import { all } from '../../lib/dom';
import { DEFERRED_HREF } from './attributes';

/** Loads the icons that wait until after the first paint. */
export const loadDeferredIcons = (): void =>
  all(`use[${DEFERRED_HREF}]`).forEach((icon) =>
    icon.setAttribute('href', icon.getAttribute(DEFERRED_HREF) ?? ''),
  );
