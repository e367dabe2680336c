import { LATE_LAYOUT_KEY } from '../../src/contracts/late-layout';

/**
 * Runs before the first paint. A page that is opened at its top is first laid out as far as the window reaches: on a phone, the
 * whole of a long page takes a tenth of a second that the reader waits for. features/site/LateLayout does the rest. Not for a
 * place further down (a heading in the address, the reader's place after a reload or a step back): it is found by the heights of
 * all that stands above it.
 */
export const lateLayoutScript = `if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate')
  document.documentElement.dataset.${LATE_LAYOUT_KEY} = '';`;
