import { useEffect, useLayoutEffect, useRef } from 'react';
import { LATE_LAYOUT_KEY } from '../../contracts/late-layout';
import { inShortTasks } from '../../contracts/short-tasks';
import { useRoute } from './route';

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** As many parts take their place at once: each time costs a paint, and a paint grows with the parts. */
const PARTS_OF_A_PAINT = 12;

/** Lays the parts of a page out in short tasks; then they take their place. */
async function layOut(parts: readonly HTMLElement[]): Promise<void> {
  const range = document.createRange();
  await inShortTasks(parts, (part) => {
    range.selectNodeContents(part);
    range.getBoundingClientRect();
  });
  for (const [index, part] of parts.entries()) {
    if (index % PARTS_OF_A_PAINT === 0) {
      await nextFrame();
    }
    part.style.setProperty('content-visibility', 'visible');
  }
}

/**
 * Once the page is alive, lays out what its first layout left out (plugins/site-head/late-layout-script, css/site.css). From then
 * on nothing is left to scrolling: heights are what they are. The next page is laid out as a whole.
 */
export function LateLayout(): null {
  const route = useRoute();
  const first = useRef(route);
  useLayoutEffect(() => {
    if (route !== first.current) {
      delete document.documentElement.dataset[LATE_LAYOUT_KEY];
    }
  }, [route]);
  useEffect(() => {
    if (LATE_LAYOUT_KEY in document.documentElement.dataset) {
      void layOut([...document.querySelectorAll<HTMLElement>('.markdown > *')]);
    }
  }, []);
  return null;
}
