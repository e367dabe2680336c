import { useEffect, useLayoutEffect, useRef } from 'react';
import { LATE_LAYOUT_KEY } from '../../contracts/late-layout';
import { useRoute } from './route';

/** Milliseconds of layout after which it gives way. On a phone a quarter as fast, a task of 16 ms is no delay that a reader feels. */
const TASK_MS = 4;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** As many parts take their place at once: each time costs a paint, and a paint grows with the parts. */
const PARTS_OF_A_PAINT = 12;

/** Lays the parts of a page out in short tasks; then they take their place. */
async function layOut(parts: readonly HTMLElement[]): Promise<void> {
  const range = document.createRange();
  let start = performance.now();
  for (const part of parts) {
    if (performance.now() - start > TASK_MS) {
      await pause();
      start = performance.now();
    }
    range.selectNodeContents(part);
    range.getBoundingClientRect();
  }
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
    void layOut([...document.querySelectorAll<HTMLElement>('[data-late-layout] .markdown > *')]);
  }, []);
  return null;
}
