import fs from 'node:fs';
import path from 'node:path';
import {
  SAMPLE_REPORT_FILE,
  type SampleCounts,
  type SampleReport,
} from '../../../src/contracts/sample-report';
import { codeLanguageLabel } from '../../../src/contracts/code-language';
import { sourceHash } from '../../../plugins/markdown/sample-report/read-report';
import type { Problem } from './contracts';
import type { CheckedSample } from './run';

/** Counts samples by language and outcome, in the order of the samples. */
export function countSamples(checked: readonly CheckedSample[]): SampleCounts[] {
  const counts = new Map<string, SampleCounts>();
  for (const item of checked) {
    const { language } = item.sample;
    const { against } = item;
    const key = [language, against, item.outcome].join(' ');
    const existing = counts.get(key);
    counts.set(key, {
      language,
      ...(against === undefined ? {} : { against }),
      outcome: item.outcome,
      count: (existing?.count ?? 0) + 1,
    });
  }
  return [...counts.values()];
}

/** @param problems of the run; pages with problems are excluded from the report */
export function reportOf(
  sources: ReadonlyMap<string, string>,
  checked: readonly CheckedSample[],
  problems: readonly Problem[],
): SampleReport {
  const wrong = new Set(problems.map(({ page }) => page));
  const right = checked.filter(({ sample }) => !wrong.has(sample.page));
  const pages = [...sources].filter(([page]) => !wrong.has(page));
  return {
    pages: Object.fromEntries(
      pages.map(([page, source]) => [
        page,
        {
          hash: sourceHash(source),
          counts: countSamples(right.filter(({ sample }) => sample.page === page)),
        },
      ]),
    ),
    totals: countSamples(right),
  };
}

export function writeReport(root: string, report: SampleReport): void {
  const file = path.join(root, SAMPLE_REPORT_FILE);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}

const outcomeTexts = {
  types: 'type-checked',
  schema: 'parsed, with known keys and commands',
  syntax: 'parsed',
  unchecked: 'not checked',
  skipped: 'skipped with a reason, not checked',
} as const;

/** Formats the totals for a terminal. */
export function describeCounts(counts: readonly SampleCounts[]): string[] {
  return counts
    .map(({ language, against, outcome, count }) => {
      const target = against === undefined ? '' : ` against ${against}`;
      return `${codeLanguageLabel(language)}: ${count} ${outcomeTexts[outcome]}${target}`;
    })
    .sort();
}
