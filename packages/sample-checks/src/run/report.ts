import { codeLanguageLabel } from '../languages';
import type { Report, RunCounts } from '../report';
import type { Page } from '../config';
import { pageResults } from '../write-report';
import type { CheckedGuide } from './check-guides';
import type { CheckedProgram } from './check-programs';
import { nitricRelease } from './tools';

/** Counts programs by language, in the order of the programs. Those of a language run with the same SDK. */
export function countPrograms(programs: readonly CheckedProgram[]): RunCounts[] {
  const counts = new Map<string, RunCounts>();
  for (const { sample, against, outcome, day } of programs) {
    const { language } = sample;
    const count = counts.get(language) ?? { language, against, declared: 0, ran: 0 };
    if (day !== undefined && day > (count.day ?? '')) {
      count.day = day;
    }
    count.declared += outcome === 'declared' || outcome === 'ran' ? 1 : 0;
    count.ran += outcome === 'ran' ? 1 : 0;
    counts.set(language, count);
  }
  return [...counts.values()];
}

/** The report for the build. Pages with problems aren't in it. */
export function reportOf(
  all: readonly Page[],
  { programs, guides }: { programs: readonly CheckedProgram[]; guides: readonly CheckedGuide[] },
): NonNullable<Report['runs']> {
  const wrong = new Set([
    ...programs.filter(({ outcome }) => outcome === 'failed').map(({ sample }) => sample.page),
    ...guides.filter(({ problems }) => problems.length > 0).map(({ page }) => page),
  ]);
  const ranProject = new Map(guides.map(({ page, ranWith, day }) => [page, { ranWith, day }]));
  const right = programs.filter(({ sample }) => !wrong.has(sample.page));
  const pages = pageResults(all, wrong, (file) => ({
    counts: countPrograms(right.filter(({ sample }) => sample.page === file)),
    ...ranProject.get(file),
  }));
  return { nitric: nitricRelease(), pages };
}

export const describePrograms = (counts: readonly RunCounts[]): string[] =>
  counts.map(
    ({ language, against, declared, ran, day = 'never' }) =>
      `${codeLanguageLabel(language)}: ${declared} accepted by Nitric, ${ran} of them ran through a scenario, with ${against}, last on ${day}`,
  );

/** The share of programs with `norun` per language can't be higher than this. */
const MAX_SKIPPED_SHARE = 0.03;

/** @returns the lines of an error message if too many programs of the site are skipped */
export function tooManySkipped(programs: readonly CheckedProgram[]): string[] {
  const languages = new Set(programs.map(({ sample }) => sample.language));
  return [...languages].flatMap((language) => {
    const own = programs.filter(({ sample }) => sample.language === language);
    const skipped = own.filter(({ outcome }) => outcome === 'skipped');
    return skipped.length <= own.length * MAX_SKIPPED_SHARE
      ? []
      : [
          `${skipped.length} of ${own.length} ${codeLanguageLabel(language)} programs are not started. The share can be at most ${MAX_SKIPPED_SHARE * 100}%:`,
          ...skipped.map(({ sample }) => `  ${sample.page}:${sample.line} ${sample.norun}`),
        ];
  });
}
