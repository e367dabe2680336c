/** Converts `2026-11-26` to `November 26, 2026`, or to `Nov 26, 2026`. */
export const dayText = (date: string, dateStyle: 'long' | 'medium' = 'long'): string =>
  new Date(date).toLocaleDateString('en-US', { dateStyle, timeZone: 'UTC' });
