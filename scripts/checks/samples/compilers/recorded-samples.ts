import path from 'node:path';
import type { Sample } from '../contracts';

/**
 * Samples for tests of recorded reports, by the files that the reports name.
 * @param keys by path below `folder`
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
        neighbours: [],
      },
    ]),
  );
