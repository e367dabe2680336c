import { all } from './dom';

/** The scroll window starts this far above the scroll position, in pixels. */
const SCROLL_WINDOW_OFFSET_PX = 40;
/** The ID of the pseudo-section above the first heading. */
export const TOP_SECTION_ID = '_top';

export interface SectionPosition {
  id: string;
  /** The document position of the heading minus its scroll offset, in pixels. */
  start: number;
}

/**
 * Returns the IDs of the sections that overlap the scroll window, in reading order. A section extends from its heading to the
 * next one. The top pseudo-section extends from the top of the page to the first heading.
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

const LIST = '[data-page-sections]';

/** Undefined if the page doesn't contain the linked heading. */
function positionOf({ hash }: HTMLAnchorElement): SectionPosition | undefined {
  const id = decodeURIComponent(hash.slice(1));
  const heading = document.getElementById(id);
  if (!heading) {
    return undefined;
  }
  const offset = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
  return { id, start: heading.getBoundingClientRect().top + window.scrollY - offset };
}

/** Marks the sections in view in the menu's list of headings (features/navigation/Menu). */
export function markSectionsInView(): void {
  for (const list of all(LIST)) {
    const links = all<HTMLAnchorElement>('a', list);
    const positions = links.map(positionOf).filter((position) => position !== undefined);
    const inView = sectionsInView(positions, window.scrollY, window.innerHeight);
    list.toggleAttribute('data-top-in-view', inView.includes(TOP_SECTION_ID));
    for (const link of links) {
      const id = decodeURIComponent(link.hash.slice(1));
      link.parentElement?.toggleAttribute('data-in-view', inView.includes(id));
    }
  }
}
