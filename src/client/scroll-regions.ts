import { all } from './dom';

/** The name of the region that an element becomes when its content is wider than it. */
const NAME = 'data-scroll-region';

function show(element: HTMLElement): void {
  if (element.scrollWidth > element.clientWidth) {
    element.tabIndex = 0;
    element.role = 'region';
    element.ariaLabel = element.getAttribute(NAME);
  } else {
    ['tabindex', 'role', 'aria-label'].forEach((name) => element.removeAttribute(name));
  }
}

/** Calls back when the browser has laid the page out, so that to ask for widths costs nothing. One for all: a page has dozens. */
const sizes = new ResizeObserver((entries) =>
  entries.forEach(({ target }) => show(target as HTMLElement)),
);

/**
 * Code, tables and diagrams that are wider than the text scroll sideways by themselves: they then take the keyboard's focus and
 * have a name, so that nobody needs a pointer to read them.
 */
export function watchScrollRegions(): void {
  sizes.disconnect();
  all(`[${NAME}]`).forEach((element) => sizes.observe(element));
}
