import { on, setHidden } from '../../lib/dom';
import { TOGGLES_VALUES } from './attributes';

export function startAcceptedValues(): void {
  on('click', `[${TOGGLES_VALUES}]`, (button) => {
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const label = button.querySelector('span');
    if (list && label) {
      setHidden(list, !list.hidden);
      button.ariaExpanded = String(!list.hidden);
      label.textContent = `${list.hidden ? 'Show' : 'Hide'} accepted values`;
    }
  });
}
