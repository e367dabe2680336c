import type { Late } from '../../../src/contracts/late-html';

type LoadParts = () => Promise<{ default: readonly unknown[] }>;

const loaders = new Map<string, () => Promise<void>>();

/**
 * What stands in a page's script for parts that its HTML holds.
 * @param chunk that holds the parts
 * @param count how many there are
 */
export function lateHtml(chunk: string, count: number, loadParts: LoadParts): Late<unknown>[] {
  let parts: readonly unknown[] | undefined;
  const load = async (): Promise<void> => {
    parts ??= (await loadParts()).default;
  };
  loaders.set(chunk, load);
  return Array.from({ length: count }, (_, index) => ({
    get part() {
      return parts?.[index];
    },
    load,
  }));
}

/** Loads the parts of a page whose script has run. */
export async function loadLateHtml(chunk: string): Promise<void> {
  await loaders.get(chunk)?.();
}
