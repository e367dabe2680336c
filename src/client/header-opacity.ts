/** The header's background becomes opaque over this much of the first scroll, in pixels. */
export const HEADER_SCROLL_RANGE_PX = 72;
/** Opacity of the background at the top of a page and from the end of the range on. */
export const HEADER_OPACITY = { top: 0.5, scrolled: 0.92 } as const;

/** The background's opacity at a scroll position in pixels. */
export function headerOpacityAt(scrollY: number): number {
  const progress = Math.min(Math.max(scrollY / HEADER_SCROLL_RANGE_PX, 0), 1);
  return HEADER_OPACITY.top + (HEADER_OPACITY.scrolled - HEADER_OPACITY.top) * progress;
}

/** Lets the top bar's background follow the first scroll (features/shell/TopBar). */
export function followScrollInHeader(): void {
  document
    .querySelector<HTMLElement>('[data-top-bar]')
    ?.style.setProperty('--topbar-opacity', headerOpacityAt(window.scrollY).toFixed(3));
}
