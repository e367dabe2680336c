/** Distances of the start of one word to every start of another. */
type Row = readonly number[];

const at = (row: Row, index: number): number => row[index] ?? Infinity;

/** The row of the first `i` letters of `a`, from the two rows above it. */
function nextRow(a: string, b: string, i: number, above: Row, above2: Row): number[] {
  const row = [i];
  for (let j = 1; j <= b.length; j += 1) {
    const change = at(above, j - 1) + Number(a[i - 1] !== b[j - 1]);
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    const swap = isSwap ? at(above2, j - 2) + 1 : Infinity;
    row.push(Math.min(at(row, j - 1) + 1, at(above, j) + 1, change, swap));
  }
  return row;
}

/**
 * Optimal string alignment distance, where swapping two neighbours is one edit (`secerts`, `secrets`).
 * @param limit a larger distance is given as `limit + 1`
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let above2: Row = [];
  let above: Row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = nextRow(a, b, i, above, above2);
    if (Math.min(...row) > limit) {
      return limit + 1;
    }
    [above2, above] = [above, row];
  }
  return at(above, b.length);
}

/** With fewer letters any word is near any other. */
const SHORTEST_SLIP = 3;

/** Edits that are taken for a slip, by the length of the word: none up to 2 letters, one up to 6, then two. */
export function allowedEdits(word: string): number {
  if (word.length < SHORTEST_SLIP) {
    return 0;
  }
  return word.length <= 6 ? 1 : 2;
}

/** Of so few letters none may be wrong: one was left out (`crs`), or two were swapped (`jtw`). */
export const needsAllLetters = (word: string): boolean => word.length === SHORTEST_SLIP;

/** A bit for each letter that a word has; letters beyond the 32 bits share them. */
export function letterMaskOf(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) {
    mask |= 1 << (word.charCodeAt(index) & 31);
  }
  return mask;
}

/** Whether all letters of a word are in another, as far as the masks tell. */
export const hasAllLetters = (mask: number, other: number): boolean => (mask & ~other) === 0;

/** Whether two words may be within an edit distance: each edit changes at most two bits of the letters they have. */
export function mayBeNear(mask: number, other: number, limit: number): boolean {
  let different = mask ^ other;
  for (let left = 2 * limit; different !== 0; left -= 1) {
    if (left === 0) {
      return false;
    }
    different &= different - 1;
  }
  return true;
}
