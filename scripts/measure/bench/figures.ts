/** The value in the middle; of an even number of values the higher of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) {
    throw new Error('There is no median of nothing.');
  }
  return middle;
}
