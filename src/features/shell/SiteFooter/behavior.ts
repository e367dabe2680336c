import { all } from '../../../lib/dom';
import { CURRENT_YEAR } from './attributes';

/** Replaces the year of the build with the current one. */
export const updateCopyrightYear = (): void =>
  all(`[${CURRENT_YEAR}]`).forEach((year) => {
    year.textContent = String(new Date().getFullYear());
  });
