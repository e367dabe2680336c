/** The scroll distance over which the header's background becomes opaque, in pixels. */
const HEADER_SCROLL_RANGE_PX = 72;
/** Opacity of the background at the top of a page, and after the scroll range. */
export const HEADER_OPACITY = { top: 0.5, scrolled: 0.92 } as const;

/** @param scrollY in pixels */
export function headerOpacityAt(scrollY: number): number {
  const progress = Math.min(Math.max(scrollY / HEADER_SCROLL_RANGE_PX, 0), 1);
  return HEADER_OPACITY.top + (HEADER_OPACITY.scrolled - HEADER_OPACITY.top) * progress;
}

/** Sets the opacity of the top bar's background (features/shell/TopBar) for the current scroll position. */
export function updateHeaderOpacity(): void {
  document
    .querySelector<HTMLElement>('[data-top-bar]')
    ?.style.setProperty('--topbar-opacity', headerOpacityAt(window.scrollY).toFixed(3));
}
