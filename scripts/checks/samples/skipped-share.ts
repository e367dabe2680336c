import { codeLanguageLabel, type CodeLanguage } from '../../../src/contracts/code-language';
import { languageEntries } from './languages';
import type { CheckedSample } from './run';

/** Of the samples that are compiled against one SDK, fewer than this share may be skipped. */
const MAX_SKIPPED_SHARE = 0.03;

/** Languages that share an SDK are counted together: a TypeScript fence is often a JavaScript sample too. */
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
    `${skipped.length} of ${own.length} samples in ${names} are skipped; fewer than ${MAX_SKIPPED_SHARE * 100} % may be:`,
    ...skipped.map(({ sample }) => `  ${sample.page}:${sample.line} ${sample.skip}`),
  ];
}

/** @returns what is wrong when too many samples of the whole site are skipped */
export function tooManySkipped(checked: readonly CheckedSample[]): string | undefined {
  const lines = groups.flatMap(({ languages }) => tooManyOf(languages, checked));
  return lines.length > 0 ? lines.join('\n') : undefined;
}
