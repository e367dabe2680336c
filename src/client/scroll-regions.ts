import { all } from './dom';

/** What a table or a diagram is called when it scrolls. */
const NAME = 'data-scroll-region';
const CODE = '[data-code] pre';

/** Code is called by its language, and by its file if it has a name. */
function nameOfCode(lines: HTMLElement): string {
  const panel = lines.closest<HTMLElement>('[role="tabpanel"]');
  const title = panel
    ? panel.querySelector('div:not([hidden])')
    : lines.closest('[data-code]')?.querySelector('span');
  return `Code: ${[title?.textContent, panel?.ariaLabel].filter(Boolean).join(', ')}`;
}

function show(element: HTMLElement): void {
  if (element.scrollWidth > element.clientWidth) {
    element.tabIndex = 0;
    element.role = 'region';
    element.ariaLabel = element.getAttribute(NAME) ?? nameOfCode(element);
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
  all(`[${NAME}], ${CODE}`).forEach((element) => sizes.observe(element));
}
