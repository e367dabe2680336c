import { useEffect, useState } from 'react';
import type { PageSection } from './page-sections';

/** The scroll window starts this far above the scroll position, in pixels (SPEC 9). */
export const SCROLL_WINDOW_OFFSET_PX = 40;
/** Stands for the part of a page above its first heading (SPEC 4). */
export const TOP_SECTION_ID = '_top';

export interface SectionPosition {
  id: string;
  /** Where the section begins: the heading's place in the document less its scroll offset, in pixels. */
  start: number;
}

/**
 * The sections that the scroll window touches, in reading order. A section runs from its heading to the next one; the
 * top pseudo-section runs from the top of the page to the first heading.
 */
export function sectionsInView(
  positions: readonly SectionPosition[],
  scrollY: number,
  viewportHeight: number,
): string[] {
  const windowStart = scrollY - SCROLL_WINDOW_OFFSET_PX;
  const windowEnd = windowStart + viewportHeight;
  const all = [{ id: TOP_SECTION_ID, start: Number.NEGATIVE_INFINITY }, ...positions];
  return all
    .filter(({ start }, index) => {
      const end = all[index + 1]?.start ?? Number.POSITIVE_INFINITY;
      return start < windowEnd && end > windowStart;
    })
    .map(({ id }) => id);
}

function positionOf(section: PageSection): SectionPosition | undefined {
  const heading = document.getElementById(section.id);
  if (!heading) {
    return undefined;
  }
  const offset = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
  return { id: section.id, start: heading.getBoundingClientRect().top + window.scrollY - offset };
}

/** Follows the scroll position. Empty until the page runs in a browser. */
export function useSectionsInView(sections: readonly PageSection[]): readonly string[] {
  const [inView, setInView] = useState<readonly string[]>([]);
  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      frame = 0;
      const positions = sections.map(positionOf).filter((position) => position !== undefined);
      const next = sectionsInView(positions, window.scrollY, window.innerHeight);
      setInView((current) => (current.join() === next.join() ? current : next));
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [sections]);
  return inView;
}
