import { TOP_BAR } from './attributes';

/** The scroll distance over which the background of the top bar becomes opaque, in pixels. */
const SCROLL_RANGE_PX = 72;

/** Tells the style of the top bar how far the page has scrolled, as a part of that distance. */
export function updateHeaderOpacity(): void {
  document
    .querySelector<HTMLElement>(`[${TOP_BAR}]`)
    ?.style.setProperty('--scrolled', `${Math.min(window.scrollY / SCROLL_RANGE_PX, 1)}`);
}
