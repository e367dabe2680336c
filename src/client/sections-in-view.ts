import { all } from './dom';

/** The scroll window starts this far above the scroll position, in pixels. */
export const SCROLL_WINDOW_OFFSET_PX = 40;
/** Stands for the part of a page above its first heading. */
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

const LIST = '[data-page-sections]';

/** Undefined for a link to a heading that isn't there, or whose address can't be decoded. */
function positionOf({ hash }: HTMLAnchorElement): SectionPosition | undefined {
  const id = decodeURIComponent(hash.slice(1));
  const heading = document.getElementById(id);
  if (!heading) {
    return undefined;
  }
  const offset = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
  return { id, start: heading.getBoundingClientRect().top + window.scrollY - offset };
}

/** Marks the headings in view in the list below the active page's link (features/navigation/Menu). */
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
