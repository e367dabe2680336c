import type { Report, SampleCounts } from '../report';
import { pageResults } from '../write-report';
import { codeLanguageLabel, type CodeLanguage } from '../languages';
import type { Page } from '../config';
import type { Problem } from './contracts';
import { languageEntries } from './languages';
import type { CheckedSample } from './check-samples';

/** Counts samples by language and outcome, in the order of the samples. */
export function countSamples(checked: readonly CheckedSample[]): SampleCounts[] {
  const counts = new Map<string, SampleCounts>();
  for (const { sample, against, outcome } of checked) {
    const { language } = sample;
    const key = [language, against, outcome].join(' ');
    const count = counts.get(key)?.count ?? 0;
    counts.set(key, { language, against, outcome, count: count + 1 });
  }
  return [...counts.values()];
}

/** @param problems of the run; pages with problems are excluded from the report */
export function reportOf(
  all: readonly Page[],
  checked: readonly CheckedSample[],
  problems: readonly Problem[],
): NonNullable<Report['samples']> {
  const wrong = new Set(problems.map(({ page }) => page));
  const right = checked.filter(({ sample }) => !wrong.has(sample.page));
  const pages = pageResults(all, wrong, (file) => ({
    counts: countSamples(right.filter(({ sample }) => sample.page === file)),
  }));
  return { pages };
}

const outcomeTexts = {
  types: 'type-checked',
  project: 'part of an example, which is tested separately',
  schema: 'parsed, with known keys and commands',
  syntax: 'parsed',
  unchecked: 'not checked',
  skipped: 'skipped with a reason, not checked',
} as const;

export function describeCounts(counts: readonly SampleCounts[]): string[] {
  return counts
    .map(({ language, against, outcome, count }) => {
      const target = against === undefined ? '' : ` against ${against}`;
      return `${codeLanguageLabel(language)}: ${count} ${outcomeTexts[outcome]}${target}`;
    })
    .sort();
}

/** The share of skipped samples per SDK must be lower than this. */
const MAX_SKIPPED_SHARE = 0.05;

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
    ...skipped.map(({ sample }) => `  ${sample.page}:${sample.line} ${sample.nocheck}`),
  ];
}

/**
 * Languages with the same SDK are counted together because a TypeScript fence is often also a JavaScript sample.
 * @returns the lines of an error message if too many samples of the site are skipped
 */
export const tooManySkipped = (checked: readonly CheckedSample[]): string[] =>
  languageEntries
    .filter(({ sdk }) => sdk)
    .flatMap(({ languages }) => tooManyOf(languages, checked));
