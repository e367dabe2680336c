/**
 * Repairs of DocSearch 3.9's markup that none of its options can make. It says that the whole modal is a button and that
 * every result is an option, and neither may hold links and buttons. A dialog with a grid of rows may (ARIA 1.2).
 */

const ROLES: readonly (readonly [selector: string, role: string])[] = [
  ['[role="listbox"]', 'grid'],
  ['[role="option"]', 'row'],
];

function repairRoles(root: Element): void {
  for (const [selector, role] of ROLES) {
    root.querySelectorAll(selector).forEach((element) => element.setAttribute('role', role));
  }
}

function repairDialog(container: HTMLElement): void {
  container.setAttribute('role', 'dialog');
  container.setAttribute('aria-modal', 'true');
  container.setAttribute('aria-label', 'Search');
  ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-controls', 'tabindex'].forEach(
    (name) => container.removeAttribute(name),
  );
}

/** DocSearch names lists that it doesn't draw because they are empty. */
function repairControls(container: Element): void {
  const input = container.querySelector('[aria-controls]');
  const named = input?.getAttribute('aria-controls') ?? '';
  const drawn = named
    .split(' ')
    .filter((id) => document.getElementById(id))
    .join(' ');
  if (input && drawn === '') {
    input.removeAttribute('aria-controls');
  } else if (input && drawn !== named) {
    input.setAttribute('aria-controls', drawn);
  }
}

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** Keeps Tab inside: DocSearch looks for the first and the last stop only once, before there are results. */
function keepFocus(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') {
    return;
  }
  const stops = [
    ...container.querySelectorAll<HTMLElement>(
      'a[href], button:not([disabled]), input:not([disabled])',
    ),
  ].filter(isVisible);
  const [first, last] = [stops[0], stops.at(-1)];
  const [edge, other] = event.shiftKey ? [first, last] : [last, first];
  event.stopPropagation();
  if (document.activeElement === edge) {
    event.preventDefault();
    other?.focus();
  }
}

/**
 * @param host an element around DocSearch's modal
 * @returns ends the watching
 */
export function makeAccessible(host: HTMLElement): () => void {
  const container = host.querySelector<HTMLElement>('.DocSearch-Container');
  if (!container) {
    return () => undefined;
  }
  const repair = (): void => {
    repairDialog(container);
    repairRoles(container);
    repairControls(container);
  };
  const onKeyDown = (event: KeyboardEvent): void => keepFocus(container, event);
  repair();
  const observer = new MutationObserver(repair);
  observer.observe(container, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-controls'],
  });
  host.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    observer.disconnect();
    host.removeEventListener('keydown', onKeyDown, { capture: true });
  };
}
