import { TOP_BAR } from './attributes';

/** The scroll distance over which the header's background becomes opaque, in pixels. */
const SCROLL_RANGE_PX = 72;
/** Opacity of the background at the top of a page, and after the scroll range. */
const OPACITY = { top: 0.4, scrolled: 0.95 } as const;

/** Sets the opacity of the top bar's background for the current scroll position. */
export function updateHeaderOpacity(): void {
  const progress = Math.min(Math.max(window.scrollY / SCROLL_RANGE_PX, 0), 1);
  const opacity = OPACITY.top + (OPACITY.scrolled - OPACITY.top) * progress;
  document
    .querySelector<HTMLElement>(`[${TOP_BAR}]`)
    ?.style.setProperty('--topbar-opacity', opacity.toFixed(3));
}
