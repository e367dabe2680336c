import { codeLanguageLabel, type CodeLanguage } from '../../../src/contracts/code-language';
import { languageEntries } from './languages';
import type { CheckedSample } from './run';

/** The share of skipped samples per SDK must be lower than this. */
const MAX_SKIPPED_SHARE = 0.03;

/** Languages with the same SDK are counted together because a TypeScript fence is often also a JavaScript sample. */
const groups = languageEntries.filter((entry) => 'checker' in entry && entry.against);

function tooManyOf(
  languages: readonly CodeLanguage[],
  checked: readonly CheckedSample[],
): string[] {
  const own = checked.filter(({ sample }) => languages.includes(sample.language));
  const skipped = own.filter(({ outcome }) => outcome === 'skipped');
  if (skipped.length === 0 || skipped.length < own.length * MAX_SKIPPED_SHARE) {
    return [];
  }
  const names = languages.map(codeLanguageLabel).join(', ');
  return [
    `${skipped.length} of ${own.length} samples in ${names} are skipped. The share must be lower than ${MAX_SKIPPED_SHARE * 100}%:`,
    ...skipped.map(({ sample }) => `  ${sample.page}:${sample.line} ${sample.skip}`),
  ];
}

/** @returns an error message if too many samples of the site are skipped */
export function tooManySkipped(checked: readonly CheckedSample[]): string | undefined {
  const lines = groups.flatMap(({ languages }) => tooManyOf(languages, checked));
  return lines.length > 0 ? lines.join('\n') : undefined;
}
