import { parseArgs } from 'node:util';
import { bundlePlayground } from '@nitric-docs/playground/build';
import type { Page, SampleChecksConfig } from '../config';
import { UsageError } from '@nitric-docs/docs-server/command';
import { RunRecords } from '../records';
import { describeProblems, languageNamed, pagesFor } from '../samples/command-line';
import type { Sample } from '../samples/contracts';
import { updatePages } from '../samples/rewrite-fences';
import { readPages } from '../samples/samples-of-page';
import { checkGuides } from './check-guides';
import { checkPrograms, type CheckedProgram } from './check-programs';
import { guidePagesOf, readProjectRuns, type GuidePage } from './guide-pages';
import { runtimes } from './programs';
import { PlaygroundCheck } from './playground/check-playground';
import { playgroundRecords } from './playground/records';
import { countPrograms, describePrograms, reportOf, tooManySkipped } from './report';
import { updateReport } from '../write-report';
import { unknownResponses } from './responses';
import { SCENARIO_FOLDER, scenarioNames } from './scenarios';

export const usage =
  'Accepted options: --all (also runs that are recorded), --lang <language>, --path <page or folder>, --report (writes the report from the records, and starts nothing), --update (writes the outputs of commands to guides), --limit <time>.';

/** The runs that passed, relative to the root of the repository. */
export const RECORD_FILE = 'tests/samples/runs.json';

/** npm runs the command in the root of the repository. */
const root = process.cwd();

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      all: { type: 'boolean', default: false },
      lang: { type: 'string', multiple: true, default: [] },
      path: { type: 'string', multiple: true, default: [] },
      report: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      limit: { type: 'string', default: '20s' },
    },
  });
  const languages = values.lang.map(languageNamed);
  const isWhole = languages.length + values.path.length === 0;
  if (values.report && (values.all || !isWhole)) {
    throw new UsageError('--report starts nothing, so it accepts no other option.');
  }
  if (!/^\d+s$/.test(values.limit)) {
    throw new UsageError(`--limit ${values.limit}: must be a number of seconds, such as 60s.`);
  }
  const mode = values.all ? 'all' : values.report ? 'none' : 'changed';
  return { ...values, languages, isWhole, mode } as const;
}

type Options = ReturnType<typeof readOptions>;

/** Options of fences that aren't programs, and scenarios that no program runs through. */
function misplaced(
  samples: readonly Sample[],
  programs: readonly CheckedProgram[],
  pages: readonly Page[],
): string[] {
  const tutorials = new Set(
    pages.filter(({ guide }) => guide?.kind === 'tutorial').map(({ file }) => file),
  );
  const started = new Set(programs.map(({ sample }) => sample.key.replace(/:\w+$/, '')));
  const fences = samples
    // In shell fences, check-guides.ts reads them.
    .filter(({ language }) => language !== 'bash')
    // In a tutorial, norun keeps a file from being typed.
    .filter(({ page, run, norun }) => (tutorials.has(page) ? run : (run ?? norun)) !== undefined)
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

function siteProblems(
  samples: readonly Sample[],
  programs: readonly CheckedProgram[],
  pages: readonly Page[],
  records: RunRecords,
): string[] {
  const scenarios = new Set(programs.map(({ sample }) => sample.run));
  return [
    ...describeProblems(unknownResponses(samples, scenarios)),
    ...misplaced(samples, programs, pages),
    ...tooManySkipped(programs),
    ...records.unusedProblems(),
  ];
}

const usesLanguage = ({ guide }: GuidePage, languages: Options['languages']): boolean =>
  runtimes.some(
    (runtime) =>
      runtime.sdk === guide.sdk && runtime.languages.some((one) => languages.includes(one)),
  );

async function check(options: Options, config: SampleChecksConfig): Promise<number> {
  const { languages, isWhole, mode, limit } = options;
  const startedAt = performance.now();
  const pages = pagesFor(await config.pages(), []);
  const chosen = new Set(pagesFor(pages, options.path).map(({ file }) => file));
  const { samples, fences } = readPages(pages, config);
  const records = new RunRecords({ root, file: RECORD_FILE, command: 'npm run check:run', mode });
  const selected = samples
    .filter(({ page }) => chosen.has(page))
    .filter(({ language }) => languages.length === 0 || languages.includes(language));
  const browserRecords = playgroundRecords(root, mode);
  const playground = config.playground
    ? new PlaygroundCheck(await bundlePlayground(), browserRecords)
    : undefined;
  const { programs, ...programRuns } = await checkPrograms(
    selected,
    { root, records, limit, playground },
    samples,
  );
  const guidePages = guidePagesOf(pages, fences)
    .filter(({ page }) => chosen.has(page))
    .filter((page) => languages.length === 0 || usesLanguage(page, languages));
  const runOf = readProjectRuns(root);
  const { guides, ...guideRuns } = await checkGuides(guidePages, { root, records, runOf });
  const corrections = guides.flatMap((guide) => guide.corrections);
  if (options.update && corrections.length > 0) {
    console.info(`Updated ${updatePages(corrections)} outputs and files.`);
    return check({ ...options, update: false }, config);
  }
  const problems = describeProblems([...programs, ...guides].flatMap((one) => one.problems));
  if (isWhole) {
    updateReport({ runs: reportOf(pages, { programs, guides }) });
  }
  if (options.report) {
    console.info(`${problems.length} programs and projects have no record of a run.`);
    return 0;
  }
  [...programRuns.notices, ...guideRuns.notices].forEach((line) => console.warn(line));
  const found = [
    ...problems,
    ...(isWhole ? siteProblems(samples, programs, pages, records) : []),
    ...(isWhole ? browserRecords.unusedProblems() : []),
  ];
  found.forEach((line) => console.error(line));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  [
    ...describePrograms(countPrograms(programs)),
    ...(playground?.describe() ?? []),
    records.describe(),
    ...records.save(isWhole),
    ...browserRecords.save(isWhole),
    `${programs.length} programs (${programRuns.started} started) and ${guides.length} projects of guides (${guideRuns.started} started) checked in ${seconds} s: ${found.length} problems.`,
  ].forEach((line) => console.info(line));
  return found.length;
}

export const main = (args: string[], config: SampleChecksConfig): Promise<number> =>
  check(readOptions(args), config);
