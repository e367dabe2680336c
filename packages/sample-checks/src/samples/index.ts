/**
 * `npm run check:samples`: checks the code samples of all pages.
 * Use `--lang ts` and `--path docs/apis.mdx` (both repeatable) to check a subset, `--report` to write the counts for
 * the build, `--update` to copy excerpts of examples to the pages, and `--no-cache` to check unchanged samples again.
 */
import { SingleBar, Presets } from 'cli-progress';
import { parseArgs } from 'node:util';
import type { CodeLanguage } from '../../../../src/contracts/code-language';
import { runCommandLine, UsageError } from '../../../../scripts/lib/command';
import { readCache, writeCache } from './cache';
import { checkExcerpts } from './excerpts';
import { describeProblems, languageNamed, pagesFor } from './command-line';
import type { Sample } from './contracts';
import { countSamples, describeCounts, reportOf, tooManySkipped, writeReport } from './report';
import { checkSamples, type RunResult } from './check-samples';
import { updatePages } from './rewrite-fences';
import { readPages } from './samples-of-page';

interface Options {
  languages: CodeLanguage[];
  paths: string[];
  report: boolean;
  update: boolean;
  cache: boolean;
}

/** npm runs the script in the root of the repository. */
const root = process.cwd();

/** Whether the run includes every sample of the site. */
const isWhole = ({ languages, paths }: Options): boolean => languages.length + paths.length === 0;

const USAGE =
  'Accepted options: --lang <language>, --path <page or folder>, --report, --update, --no-cache.';

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      lang: { type: 'string', multiple: true, default: [] },
      path: { type: 'string', multiple: true, default: [] },
      report: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      'no-cache': { type: 'boolean', default: false },
    },
  });
  const languages = values.lang.map(languageNamed);
  if (values.report && languages.length + values.path.length > 0) {
    throw new UsageError('--report requires a check of the whole site. Remove --lang and --path.');
  }
  const { report, update } = values;
  return { languages, paths: values.path, report, update, cache: !values['no-cache'] };
}

async function check(samples: readonly Sample[], options: Options): Promise<RunResult> {
  const cache = options.cache ? readCache(root) : new Map();
  // Shows nothing if the output isn't a terminal.
  const bar = new SingleBar(
    { format: 'Checking samples {bar} {value}/{total}', clearOnComplete: true },
    Presets.shades_classic,
  );
  try {
    const progress = (done: number, total: number): void =>
      bar.isActive ? bar.update(done) : bar.start(total, done);
    const result = await checkSamples(samples, { cache, progress });
    writeCache(root, isWhole(options) ? result.results : cache);
    return result;
  } finally {
    bar.stop();
  }
}

/** Reads the pages and compares their excerpts with the files, or updates the excerpts. */
function readSamples({
  paths,
  update,
}: Pick<Options, 'paths' | 'update'>): Omit<ReturnType<typeof readPages>, 'fences'> {
  const pages = pagesFor(root, paths);
  const { fences, ...read } = readPages(root, pages);
  const { problems, corrections } = checkExcerpts(fences, root);
  if (update && corrections.length > 0) {
    console.info(`Updated ${updatePages(root, corrections)} excerpts.`);
    return readSamples({ paths, update: false });
  }
  return { ...read, problems: [...read.problems, ...problems] };
}

async function main(): Promise<number> {
  const startedAt = performance.now();
  const options = readOptions();
  const { sources, samples, problems } = readSamples(options);
  const selected = samples.filter(
    ({ language }) => options.languages.length === 0 || options.languages.includes(language),
  );
  const { checked, cacheMisses, notices } = await check(selected, options);
  notices.forEach((line) => console.warn(line));
  const allProblems = [...problems, ...checked.flatMap((item) => item.problems)];
  const found = describeProblems(allProblems);
  found.forEach((line) => console.error(line));
  const skipped = isWhole(options) ? tooManySkipped(checked) : [];
  skipped.forEach((line) => console.error(line));
  if (options.report) {
    writeReport(root, reportOf(sources, checked, allProblems));
  }
  describeCounts(countSamples(checked)).forEach((line) => console.info(line));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.info(
    `${checked.length} samples on ${sources.size} pages (${cacheMisses} not cached) checked in ${seconds} s: ${found.length} problems.`,
  );
  return found.length + skipped.length;
}

void runCommandLine('check:samples', USAGE, main);
