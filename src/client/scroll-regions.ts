import { all } from './dom';

/** Contains the accessible name of a table or a diagram. */
const NAME_ATTRIBUTE = 'data-scroll-region';
const CODE = '[data-code] pre';

/** Names code after its file, its language, or both. */
function nameOfCode(lines: HTMLElement): string {
  const panel = lines.closest<HTMLElement>('[role="tabpanel"]');
  const title = panel
    ? panel.querySelector('div:not([hidden])')
    : lines.closest('[data-code]')?.querySelector('span');
  return `Code: ${[title?.textContent, panel?.ariaLabel].filter(Boolean).join(', ')}`;
}

function updateRegion(element: HTMLElement): void {
  if (element.scrollWidth > element.clientWidth) {
    element.tabIndex = 0;
    element.role = 'region';
    element.ariaLabel = element.getAttribute(NAME_ATTRIBUTE) ?? nameOfCode(element);
  } else {
    ['tabindex', 'role', 'aria-label'].forEach((name) => element.removeAttribute(name));
  }
}

/** A ResizeObserver calls back after layout, when reading widths doesn't force another one. */
const resizeObserver = new ResizeObserver((entries) =>
  entries.forEach(({ target }) => updateRegion(target as HTMLElement)),
);

/**
 * Makes code, tables, and diagrams that scroll sideways focusable and named regions, so that readers can scroll them with the
 * keyboard.
 */
export function watchScrollRegions(): void {
  resizeObserver.disconnect();
  all(`[${NAME_ATTRIBUTE}], ${CODE}`).forEach((element) => resizeObserver.observe(element));
}
