/**
 * Returns the optimal string alignment distance, in which a swap of two neighboring letters is one edit
 * (`secerts`, `secrets`).
 * @param limit is the largest distance of interest. A larger distance is returned as `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  const width = b.length + 1;
  const distances = new Uint8Array((a.length + 1) * width);
  for (let j = 1; j < width; j += 1) {
    distances[j] = j;
  }
  const at = (i: number, j: number): number => distances[i * width + j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    let least = (distances[i * width] = i);
    for (let j = 1; j < width; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let edits = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, at(i - 2, j - 2) + 1);
      }
      distances[i * width + j] = edits;
      least = Math.min(least, edits);
    }
    if (least > limit) {
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

/** Returns a set of the letters in a word, as bits. Letters beyond the 32 bits share them. */
export function letterMaskOf(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) {
    mask |= 1 << (word.charCodeAt(index) & 31);
  }
  return mask;
}

/**
 * Returns whether two words can be within an edit distance, because each edit changes at most two bits of a letter mask.
 * This check is much faster than the distance and excludes most words.
 */
export function canBeNear(mask: number, other: number, limit: number): boolean {
  let different = mask ^ other;
  for (let left = 2 * limit; different !== 0; left -= 1) {
    if (left === 0) {
      return false;
    }
    different &= different - 1;
  }
  return true;
}
