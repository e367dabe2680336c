import { parseArgs } from 'node:util';
import type { Page, SampleChecksConfig } from '../config';
import { UsageError } from '@nitric-docs/docs-server/command';
import { updateReport } from '../write-report';
import { readCache, writeCache } from './cache';
import { checkExcerpts } from './excerpts';
import { describeProblems, languageNamed, pagesFor } from './command-line';
import { countSamples, describeCounts, reportOf, tooManySkipped } from './report';
import { checkSamples } from './check-samples';
import { updatePages } from './rewrite-fences';
import { readPages, type ReadPages } from './samples-of-page';

export const usage =
  'Accepted options: --lang <language>, --path <page or folder>, --report, --update.';

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      lang: { type: 'string', multiple: true, default: [] },
      path: { type: 'string', multiple: true, default: [] },
      report: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
    },
  });
  const languages = values.lang.map(languageNamed);
  const isWhole = languages.length + values.path.length === 0;
  if (values.report && !isWhole) {
    throw new UsageError('--report requires a check of the whole site. Remove --lang and --path.');
  }
  return { ...values, languages, isWhole };
}

/** Reads the pages and compares their excerpts with the files, or updates the excerpts. */
async function readSamples(
  paths: readonly string[],
  update: boolean,
  config: SampleChecksConfig,
): Promise<{ pages: Page[] } & Omit<ReadPages, 'fences'>> {
  const pages = pagesFor(await config.pages(), paths);
  const { fences, ...read } = readPages(pages, config);
  const { problems, corrections } = checkExcerpts(fences);
  if (update && corrections.length > 0) {
    console.info(`Updated ${updatePages(corrections)} excerpts.`);
    return readSamples(paths, false, config);
  }
  return { pages, ...read, problems: [...read.problems, ...problems] };
}

export async function main(args: string[], config: SampleChecksConfig): Promise<number> {
  const startedAt = performance.now();
  const { languages, isWhole, path: paths, report, update } = readOptions(args);
  const { pages, samples, problems } = await readSamples(paths, update, config);
  const selected = samples.filter(
    ({ language }) => languages.length === 0 || languages.includes(language),
  );
  const cache = readCache();
  const { checked, cacheMisses, notices, results } = await checkSamples(selected, { cache });
  writeCache(isWhole ? results : cache);
  notices.forEach((line) => console.warn(line));
  const allProblems = [...problems, ...checked.flatMap((item) => item.problems)];
  const found = describeProblems(allProblems);
  found.forEach((line) => console.error(line));
  const skipped = isWhole ? tooManySkipped(checked) : [];
  skipped.forEach((line) => console.error(line));
  if (report) {
    updateReport({ samples: reportOf(pages, checked, allProblems) });
  }
  describeCounts(countSamples(checked)).forEach((line) => console.info(line));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.info(
    `${checked.length} samples on ${pages.length} pages (${cacheMisses} not cached) checked in ${seconds} s: ${found.length} problems.`,
  );
  return found.length + skipped.length;
}
