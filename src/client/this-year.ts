import { all } from './dom';

/** A page may have been built last year. */
export function showThisYear(): void {
  for (const year of all('[data-this-year]')) {
    year.textContent = String(new Date().getFullYear());
  }
}
