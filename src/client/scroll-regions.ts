import { all } from './dom';

/** The name of the region that an element becomes when its content is wider than it. */
const NAME = 'data-scroll-region';

const isWide = ({ scrollWidth, clientWidth }: HTMLElement): boolean => scrollWidth > clientWidth;

function show(element: HTMLElement): void {
  if (isWide(element)) {
    element.tabIndex = 0;
    element.role = 'region';
    element.ariaLabel = element.getAttribute(NAME);
  } else {
    ['tabindex', 'role', 'aria-label'].forEach((name) => element.removeAttribute(name));
  }
}

/** One for all elements: a page has dozens. */
const sizes =
  'ResizeObserver' in window
    ? new ResizeObserver((entries) => entries.forEach(({ target }) => show(target as HTMLElement)))
    : undefined;

/** What is far from the window isn't measured: to ask for its size would have the browser lay out the whole page. */
const places = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) {
        sizes?.observe(target);
      } else {
        sizes?.unobserve(target);
      }
    }
  },
  { rootMargin: '200px' },
);

/**
 * Code, tables and diagrams that are wider than the text scroll sideways by themselves: they then take the keyboard's focus and
 * have a name, so that nobody needs a pointer to read them.
 */
export function watchScrollRegions(): void {
  places.disconnect();
  sizes?.disconnect();
  all(`[${NAME}]`).forEach((element) => places.observe(element));
}
