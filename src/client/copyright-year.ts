import { all } from './dom';

/** Replaces the year of the build with the current one. */
export function updateCopyrightYear(): void {
  for (const year of all('[data-current-year]')) {
    year.textContent = String(new Date().getFullYear());
  }
}
