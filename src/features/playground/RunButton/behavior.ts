import { on } from '../../../lib/dom';
import { RUN } from '../attributes';

/** Makes Run buttons open and close the panel below their sample. The first press loads the panel. */
export const startRunButtons = (): void =>
  on('click', `[${RUN}]`, (button) => {
    void import('../panel').then(({ togglePanel }) => togglePanel(button));
  });
