/** Converts `2026-11-26` to `November 26, 2026`. */
export const dayText = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
