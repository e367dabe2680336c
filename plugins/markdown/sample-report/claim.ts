import type { SampleCounts } from '../../../src/contracts/sample-report';

/** Languages of fences that hold no code. */
const NO_CODE = ['text', 'diff'];

/**
 * The packages that all samples of a page were checked against, for the sentence that readers see.
 * @returns an empty list when a sample was skipped or not checked, and when none was compiled against a package
 */
export function checkedAgainst(counts: readonly SampleCounts[]): string[] {
  const isProven = counts
    .filter(({ language }) => !NO_CODE.includes(language))
    .every(({ outcome }) => outcome !== 'skipped' && outcome !== 'unchecked');
  const packages = counts.flatMap(({ against }) => (against === undefined ? [] : [against]));
  return isProven ? [...new Set(packages)] : [];
}
