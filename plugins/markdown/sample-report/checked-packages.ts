import type { SampleCounts } from '@nitric-docs/sample-checks';

/** Fence languages that are not code. */
const NO_CODE = ['text', 'diff'];

/**
 * The packages that all samples of a page were checked against.
 * @returns an empty list if a sample was skipped or not checked, or if none was compiled against a package
 */
export function checkedPackages(counts: readonly SampleCounts[]): string[] {
  const isProven = counts
    .filter(({ language }) => !NO_CODE.includes(language))
    .every(({ outcome }) => outcome !== 'skipped' && outcome !== 'unchecked');
  const packages = counts.flatMap(({ against }) => (against === undefined ? [] : [against]));
  return isProven ? [...new Set(packages)] : [];
}
