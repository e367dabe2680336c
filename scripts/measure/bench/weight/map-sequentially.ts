/** Maps items sequentially, because concurrent work would distort measurements. */
export async function mapSequentially<T, R>(
  items: readonly T[],
  map: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) {
    results.push(await map(item));
  }
  return results;
}
