import { all } from '../../lib/dom';
import { CODE, COPY } from '../code/attributes';
import { SCROLL_REGION } from './attributes';

/** Names code like its Copy button: `Copy main.go` becomes `Code: main.go`. */
const nameOfCode = (lines: HTMLElement): string | undefined =>
  lines.closest(`[${CODE}]`)?.querySelector(`[${COPY}]`)?.ariaLabel?.replace('Copy', 'Code:');

const nameOfTable = (table: HTMLElement): string => {
  const isBefore = (heading: HTMLElement): boolean =>
    heading.compareDocumentPosition(table) === Node.DOCUMENT_POSITION_FOLLOWING;
  return `${all('h1, h2, h3, h4').filter(isBefore).at(-1)?.textContent}: table, scrolls sideways`;
};

const nameOf = (element: HTMLElement): string =>
  element.getAttribute(SCROLL_REGION) || (nameOfCode(element) ?? nameOfTable(element));

function updateRegion(element: HTMLElement): void {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (scrollWidth > clientWidth || scrollHeight > clientHeight) {
    element.tabIndex = 0;
    element.role = 'region';
    element.ariaLabel = nameOf(element);
  } else {
    ['tabindex', 'role', 'aria-label'].forEach((name) => element.removeAttribute(name));
  }
}

/** A ResizeObserver calls back after layout, when reading widths doesn't force another one. */
const resizeObserver = new ResizeObserver((entries) =>
  entries.forEach(({ target }) => updateRegion(target as HTMLElement)),
);

/** Makes code, tables, and diagrams that scroll focusable and named regions, so that readers can scroll them with the keyboard. */
export function watchScrollRegions(): void {
  resizeObserver.disconnect();
  all(`[${SCROLL_REGION}], [${CODE}] pre`).forEach((element) => resizeObserver.observe(element));
}
