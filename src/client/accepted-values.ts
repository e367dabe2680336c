import { on } from './dom';

/** Lists of accepted values (components/AcceptedValues): start hidden, and each click of the button toggles. */
export function startAcceptedValues(): void {
  on('click', '[data-toggles-values]', (button) => {
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const label = button.querySelector('span');
    if (list && label) {
      list.hidden = !list.hidden;
      button.ariaExpanded = String(!list.hidden);
      label.textContent = list.hidden ? 'Show accepted values' : 'Hide accepted values';
    }
  });
}
