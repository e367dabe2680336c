/** Returns the median, or the higher of the two middle values. @throws if the list is empty */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) {
    throw new Error('The median of an empty list is undefined.');
  }
  return middle;
}
