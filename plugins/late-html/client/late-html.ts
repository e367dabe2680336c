import type { LateHtml } from '../../../src/contracts/late-html';

type LoadMarkup = () => Promise<{ default: readonly string[] }>;

const loaders = new Map<string, () => Promise<void>>();

/**
 * What stands in a page's script for markup that its HTML holds.
 * @param chunk that holds the markup
 * @param count how many pieces there are
 */
export function lateHtml(chunk: string, count: number, loadMarkup: LoadMarkup): LateHtml[] {
  let markup: readonly string[] | undefined;
  const load = async (): Promise<void> => {
    markup ??= (await loadMarkup()).default;
  };
  loaders.set(chunk, load);
  return Array.from({ length: count }, (_, index) => ({
    get html() {
      return markup?.[index];
    },
    load,
  }));
}

/** Loads the markup of a page whose script has run. */
export async function loadLateHtml(chunk: string): Promise<void> {
  await loaders.get(chunk)?.();
}
