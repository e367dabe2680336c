import { parseArgs } from 'node:util';
import type { Page, SampleChecksConfig } from '../config';
import { UsageError } from '../errors';
import { describeProblems, languageNamed, pagesFor } from '../samples/command-line';
import type { Problem, Sample } from '../samples/contracts';
import { updatePages } from '../samples/rewrite-fences';
import { readPages, type ReadPages } from '../samples/samples-of-page';
import { readRunCache, writeRunCache } from './cache';
import { checkGuides } from './check-guides';
import { checkPrograms, type CheckedProgram } from './check-programs';
import { countPrograms, describePrograms, tooManySkipped, writeRunReport } from './report';
import { guidePagesOf, readProjectRuns } from './guide-pages';
import { runtimes } from './programs';
import {
  RECORD_COMMAND,
  RECORD_FILE,
  readRecords,
  unusedRecords,
  updatedRecords,
  writeRecords,
} from './records';
import { responseProblems } from './responses';
import { SCENARIO_FOLDER, scenarioNames } from './scenarios';

/** The options of the command that starts the programs of all pages and the projects of guides. */
export const usage =
  'Accepted options: --lang <language>, --path <page or folder>, --report, --update, --record, --require, --limit <time>, --no-cache.';

/** npm runs the command in the root of the repository. */
const root = process.cwd();

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      lang: { type: 'string', multiple: true, default: [] },
      path: { type: 'string', multiple: true, default: [] },
      report: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      require: { type: 'boolean', default: false },
      limit: { type: 'string', default: '20s' },
      'no-cache': { type: 'boolean', default: false },
    },
  });
  const languages = values.lang.map(languageNamed);
  const isWhole = languages.length + values.path.length === 0;
  if (values.report && !isWhole) {
    throw new UsageError('--report requires a check of the whole site. Remove --lang and --path.');
  }
  if (!/^\d+s$/.test(values.limit)) {
    throw new UsageError(`--limit ${values.limit}: must be a number of seconds, such as 60s.`);
  }
  return { ...values, languages, isWhole };
}

/** Options of fences that aren't programs, and scenarios that no program runs through. */
function misplaced(samples: readonly Sample[], programs: readonly CheckedProgram[]): string[] {
  const started = new Set(programs.map(({ sample }) => sample.key.replace(/:\w+$/, '')));
  const fences = samples
    // In shell fences, check-guides.ts reads them.
    .filter(({ language }) => language !== 'bash')
    .filter(({ run, norun }) => (run ?? norun) !== undefined)
    .filter(({ key }) => !started.has(key.replace(/:\w+$/, '')))
    .map(
      ({ page, line }) =>
        `${page}:${line} run and norun require a complete TypeScript, JavaScript, Python or Go program of the latest SDK version.`,
    );
  const ambiguous = samples
    .filter(({ run, norun }) => run !== undefined && norun !== undefined)
    .map(({ page, line }) => `${page}:${line} a fence has either run or norun. Remove one.`);
  const used = new Set(samples.map(({ run }) => run));
  const unused = scenarioNames(root)
    .filter((name) => !used.has(name))
    .map((name) => `${SCENARIO_FOLDER}/${name}.yaml isn't used. Add run="${name}" to a fence.`);
  return [...fences, ...ambiguous, ...unused];
}

function responsesOf(programs: readonly CheckedProgram[]): Map<string, (readonly string[])[]> {
  const byScenario = new Map<string, (readonly string[])[]>();
  for (const { sample, responses, outcome } of programs) {
    if (sample.run !== undefined && responses && outcome === 'ran') {
      byScenario.set(sample.run, [...(byScenario.get(sample.run) ?? []), responses]);
    }
  }
  return byScenario;
}

type Options = ReturnType<typeof readOptions>;

/** Starts the programs and the projects of pages. The cache keeps only their results if they are all of the site. */
async function checkPages(
  pages: readonly Page[],
  { samples, fences }: ReadPages,
  options: Options,
) {
  const { languages } = options;
  const selected = samples.filter(
    ({ language }) => languages.length === 0 || languages.includes(language),
  );
  const cache = options['no-cache'] ? new Map() : readRunCache(root);
  const checked = await checkPrograms(selected, { root, cache, limit: options.limit });
  const guidePages = guidePagesOf(pages, fences).filter(
    ({ guide }) =>
      languages.length === 0 ||
      runtimes.some(
        (runtime) =>
          runtime.sdk === guide.sdk && runtime.languages.some((one) => languages.includes(one)),
      ),
  );
  const guides = await checkGuides(guidePages, { root, cache, runOf: readProjectRuns(root) });
  const notices = [...checked.notices, ...guides.notices];
  const results = new Map([...checked.results, ...guides.results]);
  writeRunCache(root, options.isWhole && notices.length === 0 ? results : cache);
  return { selected, programs: checked.programs, guides, notices, started: checked.started };
}

/** The problems of programs, guides, and responses, as lines. */
function linesOf(
  { selected, programs, guides, notices }: Awaited<ReturnType<typeof checkPages>>,
  { isWhole, languages }: Options,
): string[] {
  const problems: Problem[] = [
    ...programs.flatMap((program) => program.problems),
    ...guides.guides.flatMap((guide) => guide.problems),
  ];
  if (notices.length === 0 && languages.length === 0) {
    problems.push(...responseProblems(selected, responsesOf(programs)));
  }
  const isComplete = isWhole && notices.length === 0;
  return [
    ...describeProblems(problems),
    ...(isComplete ? [...misplaced(selected, programs), ...tooManySkipped(programs)] : []),
  ];
}

/** Records the runs with `--record`. @returns the problems of the file with the records */
async function checkRecordFile(
  { programs, guides, notices }: Awaited<ReturnType<typeof checkPages>>,
  options: Options,
): Promise<string[]> {
  const runs = [
    ...programs.map(({ hash, against, outcome }) => ({
      hash,
      sdk: against,
      passed: outcome !== 'failed',
    })),
    ...guides.guides.map(({ hash, ranWith, problems }) => ({
      hash,
      sdk: ranWith ?? '',
      passed: problems.length === 0,
    })),
  ].flatMap(({ hash, ...run }) => (hash === undefined ? [] : [{ hash, ...run }]));
  const records = readRecords(root);
  if (options.record) {
    const sources = await Promise.all(runtimes.map((runtime) => runtime.source?.()));
    if (!sources.includes('checkout')) {
      throw new UsageError(
        `--record requires a checkout of an SDK that the registry lacks. Run "${RECORD_COMMAND}".`,
      );
    }
    const updated = updatedRecords(records, runs, options.isWhole);
    writeRecords(root, updated);
    console.info(`${RECORD_FILE}: ${updated.size} records.`);
    return [];
  }
  const unused = unusedRecords(records, runs);
  return notices.length === 0 && options.isWhole && unused.length > 0
    ? [
        `${RECORD_FILE}: ${unused.length} records belong to no program, such as ${unused[0]}. Run "${RECORD_COMMAND}".`,
      ]
    : [];
}

async function check(options: Options, config: SampleChecksConfig): Promise<number> {
  const startedAt = performance.now();
  const pages = pagesFor(await config.pages(), options.path);
  const checked = await checkPages(pages, readPages(pages, config), options);
  const { programs, guides, notices, started } = checked;
  const corrections = guides.guides.flatMap((guide) => guide.corrections);
  if (options.update && corrections.length > 0) {
    console.info(`Updated ${updatePages(corrections)} outputs.`);
    return check({ ...options, update: false }, config);
  }
  if (notices.length > 0 && options.require) {
    throw new Error(`--require: ${notices.join('\n')}`);
  }
  notices.forEach((line) => console.warn(line));
  const found = [...linesOf(checked, options), ...(await checkRecordFile(checked, options))];
  found.forEach((line) => console.error(line));
  if (options.report && notices.length === 0) {
    writeRunReport(pages, { programs, guides: guides.guides });
  }
  describePrograms(countPrograms(programs)).forEach((line) => console.info(line));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.info(
    `${programs.length} programs (${started} started) and ${guides.guides.length} projects of guides (${guides.started} started) checked in ${seconds} s: ${found.length} problems.`,
  );
  return found.length;
}

/** Starts the programs and the projects of guides. */
export const main = (args: string[], config: SampleChecksConfig): Promise<number> =>
  check(readOptions(args), config);
