import { all, idOfHash } from '../../../lib/dom';
import { scrollMenuTo } from '../../shell/DocShell/menu-scroll';
import { IN_VIEW, PAGE_SECTIONS } from './attributes';

/** The scroll window starts this far above the place to which a link to a section scrolls it, in pixels. */
const SCROLL_WINDOW_OFFSET_PX = 40;

/** @param tops the distances of the sections from the place to which a link scrolls them, in pixels */
export function sectionsInView(tops: readonly number[], viewportHeight: number): boolean[] {
  const start = -SCROLL_WINDOW_OFFSET_PX;
  return tops.map(
    (top, index) =>
      top < start + viewportHeight && (tops[index + 1] ?? Number.POSITIVE_INFINITY) > start,
  );
}

const scrollOffsetOf = (element: Element, side: 'scrollMarginTop' | 'scrollPaddingTop'): number =>
  Number.parseFloat(getComputedStyle(element)[side]) || 0;

/** Infinite if the page doesn't contain the linked section. */
function topOf({ hash }: HTMLAnchorElement): number {
  const section = document.getElementById(idOfHash(hash) ?? '');
  return section
    ? section.getBoundingClientRect().top -
        scrollOffsetOf(section, 'scrollMarginTop') -
        scrollOffsetOf(document.documentElement, 'scrollPaddingTop')
    : Number.POSITIVE_INFINITY;
}

/** Marks the sections in view, and scrolls the lists to them. The one that the reader went to has a stronger mark. */
export function showSectionsInView(): void {
  for (const list of all(`[${PAGE_SECTIONS}]`)) {
    const links = all<HTMLAnchorElement>('a', list);
    const isInView = sectionsInView(links.map(topOf), window.innerHeight);
    const shown = links.filter((_, index) => isInView[index]);
    for (const link of links) {
      const isShown = shown.includes(link);
      link.parentElement?.toggleAttribute(IN_VIEW, isShown);
      link.ariaCurrent = isShown && link.hash === window.location.hash ? 'location' : null;
    }
    scrollMenuTo(shown.at(-1));
    scrollMenuTo(shown[0]);
  }
}
