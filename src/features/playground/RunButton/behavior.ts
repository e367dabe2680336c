import { on } from '../../../lib/dom';
import { RUN } from '../../code/attributes';

export const startRunButtons = (): void =>
  on('click', `[${RUN}]`, (button) => {
    void import(/* webpackChunkName: "panel" */ '../panel').then(({ togglePanel }) =>
      togglePanel(button),
    );
  });
