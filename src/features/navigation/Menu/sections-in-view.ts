import { all, idOfHash } from '../../../lib/dom';
import { IN_VIEW, PAGE_SECTIONS } from './attributes';

/** The scroll window starts this far above the scroll position, in pixels. */
const SCROLL_WINDOW_OFFSET_PX = 40;

export interface SectionPosition {
  id: string;
  /** The document position of the section minus its scroll offset, in pixels. */
  start: number;
}

/**
 * Returns the IDs of the sections that overlap the scroll window, in reading order. A section extends to the next one. The first one
 * is the top of the page.
 */
export function sectionsInView(
  positions: readonly SectionPosition[],
  scrollY: number,
  viewportHeight: number,
): string[] {
  const windowStart = scrollY - SCROLL_WINDOW_OFFSET_PX;
  const windowEnd = windowStart + viewportHeight;
  return positions
    .filter(({ start }, index) => {
      const end = positions[index + 1]?.start ?? Number.POSITIVE_INFINITY;
      return start < windowEnd && end > windowStart;
    })
    .map(({ id }) => id);
}

const scrollOffsetOf = (element: Element, side: 'scrollMarginTop' | 'scrollPaddingTop'): number =>
  Number.parseFloat(getComputedStyle(element)[side]) || 0;

/** Undefined if the page doesn't contain the linked section. */
function positionOf(link: HTMLAnchorElement): SectionPosition | undefined {
  const id = idOfHash(link.hash) ?? '';
  const section = document.getElementById(id);
  if (!section) {
    return undefined;
  }
  const offset =
    scrollOffsetOf(section, 'scrollMarginTop') +
    scrollOffsetOf(document.documentElement, 'scrollPaddingTop');
  return { id, start: section.getBoundingClientRect().top + window.scrollY - offset };
}

/** Marks the sections in view in the menu's list of sections. The one that the reader went to has a stronger mark than its neighbors. */
export function markSectionsInView(): void {
  for (const list of all(`[${PAGE_SECTIONS}]`)) {
    const links = all<HTMLAnchorElement>('a', list);
    const positions = links.map(positionOf).filter((position) => position !== undefined);
    const inView = sectionsInView(positions, window.scrollY, window.innerHeight);
    for (const link of links) {
      const isInView = inView.includes(idOfHash(link.hash) ?? '');
      link.parentElement?.toggleAttribute(IN_VIEW, isInView);
      link.ariaCurrent = isInView && link.hash === window.location.hash ? 'location' : null;
    }
  }
}
