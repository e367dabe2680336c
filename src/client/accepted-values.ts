import { on, setHidden } from './dom';

/** Makes the buttons of `AcceptedValues` (components/AcceptedValues) show and hide their lists. */
export function startAcceptedValues(): void {
  on('click', '[data-toggles-values]', (button) => {
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const label = button.querySelector('span');
    if (list && label) {
      setHidden(list, !list.hidden);
      button.ariaExpanded = String(!list.hidden);
      label.textContent = list.hidden ? 'Show accepted values' : 'Hide accepted values';
    }
  });
}
