import type { CheckedSample } from './run';

/** Of the samples in languages that are type-checked, fewer than this share may be skipped. */
const MAX_SKIPPED_SHARE = 0.03;

/** @returns what is wrong when too many samples of the whole site are skipped */
export function tooManySkipped(checked: readonly CheckedSample[]): string | undefined {
  const typed = checked.filter(({ sample }) =>
    ['typescript', 'javascript', 'tsx', 'jsx'].includes(sample.language),
  );
  const skipped = typed.filter(({ outcome }) => outcome === 'skipped');
  if (skipped.length === 0 || skipped.length < typed.length * MAX_SKIPPED_SHARE) {
    return undefined;
  }
  const places = skipped.map(({ sample }) => `  ${sample.page}:${sample.line} ${sample.skip}`);
  return [
    `${skipped.length} of ${typed.length} TypeScript and JavaScript samples are skipped; fewer than ${MAX_SKIPPED_SHARE * 100} % may be:`,
    ...places,
  ].join('\n');
}
