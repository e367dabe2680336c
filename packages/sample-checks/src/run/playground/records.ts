import type { Addresses } from '@nitric-docs/playground/client';
import { runHash, RunRecords } from '../../records';
import { readScenario, type Scenario } from '../scenarios';

/** The programs that run in a browser as on the local runtime, relative to the root of the repository. */
export const PLAYGROUND_RECORDS = 'tests/samples/playground.json';

/** @param names of the files of the playground, which contain hashes of everything that runs */
export const browserRunHash = (code: string, scenario: Scenario, names: Addresses): string =>
  runHash(names, code, scenario);

export const playgroundRecords = (root: string, mode: 'changed' | 'all' | 'none'): RunRecords =>
  new RunRecords({ root, file: PLAYGROUND_RECORDS, command: 'npm run check:run', mode });

/** For the build of a site: whether a record says that a program runs in a browser as on the local runtime. */
export function playablePrograms(
  root: string,
  names: Addresses,
): (code: string, scenario: string) => boolean {
  const records = playgroundRecords(root, 'none');
  return (code, scenario) =>
    records.dayOf(browserRunHash(code, readScenario(root, scenario), names)) !== undefined;
}
