/**
 * Returns the optimal string alignment distance, in which a swap of two neighboring letters is one edit
 * (`secerts`, `secrets`).
 * @param limit is the largest distance of interest. A larger distance is returned as `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          substitution,
          isSwap ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...row) > limit) {
      return limit + 1;
    }
  }
  return at(a.length, b.length);
}

/** Returns how many edits a correction can make. Short words get fewer, because almost any other word is near them. */
export function allowedEdits({ length }: string): number {
  if (length < 4) {
    return 0;
  }
  return length <= 6 ? 1 : 2;
}
