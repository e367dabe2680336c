import { on } from '../../../lib/dom';
import { RUN } from '../../code/attributes';

/** Makes Run buttons open and close the panel below their sample. The first press loads the panel. */
export const startRunButtons = (): void =>
  on('click', `[${RUN}]`, (button) => {
    void import(/* webpackChunkName: "panel" */ '../panel').then(({ togglePanel }) =>
      togglePanel(button),
    );
  });
