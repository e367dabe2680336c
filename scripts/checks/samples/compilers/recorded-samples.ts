import path from 'node:path';
import type { Sample } from '../contracts';

/**
 * Creates samples for tests with recorded compiler reports, by absolute path.
 * @param keys sample keys by path relative to `folder`
 */
export const recordedSamples = (
  folder: string,
  keys: Readonly<Record<string, string>>,
): Map<string, Sample> =>
  new Map(
    Object.entries(keys).map(([file, key]) => [
      path.join(folder, file),
      {
        key,
        page: 'docs/recorded.mdx',
        line: 1,
        language: 'go',
        version: 'v1',
        code: '',
        origin: [],
        siblings: [],
      },
    ]),
  );
