import type { Fence } from '../samples/read-fences';

const ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

/**
 * Replaces the random IDs that a page shows in an output, and that a later command contains, by those of the run.
 * @param shown the fences with outputs, by the `run` of their command
 * @param fileOf returns the file with the output of a command
 */
export const withActualIds = (
  code: string,
  shown: ReadonlyMap<string, Fence>,
  fileOf: (run: string) => string,
): string =>
  code.replace(ID, (id) => {
    for (const [run, fence] of shown) {
      const index = [...fence.code.matchAll(ID)].findIndex(([found]) => found === id);
      if (index !== -1) {
        return `$(grep -oE '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}' '${fileOf(run)}' | sed -n ${index + 1}p)`;
      }
    }
    return id;
  });
