/**
 * `npm run check:run`: starts the programs of all pages with the local runtime of Nitric.
 * Use `--lang ts` and `--path docs/apis.mdx` (both repeatable) to check a subset, `--report` to write the counts for the
 * build, `--require` to fail if a toolchain is missing, `--limit 60s` to give scenarios more time, and `--no-cache` to start
 * unchanged programs again.
 */
import { parseArgs } from 'node:util';
import { runCommandLine, UsageError } from '../../lib/command';
import { describeProblems, languageNamed, pagesFor } from '../samples/command-line';
import type { Problem, Sample } from '../samples/contracts';
import { readPages } from '../samples/samples-of-page';
import { readRunCache, writeRunCache } from './cache';
import { checkPrograms, type CheckedProgram } from './check-programs';
import { countPrograms, describePrograms, tooManySkipped, writeRunReport } from './report';
import { responseProblems } from './responses';
import { SCENARIO_FOLDER, scenarioNames } from './scenarios';

const USAGE =
  'Accepted options: --lang <language>, --path <page or folder>, --report, --require, --limit <time>, --no-cache.';

/** npm runs the script in the root of the repository. */
const root = process.cwd();

function readOptions() {
  const { values } = parseArgs({
    options: {
      lang: { type: 'string', multiple: true, default: [] },
      path: { type: 'string', multiple: true, default: [] },
      report: { type: 'boolean', default: false },
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

async function main(): Promise<number> {
  const startedAt = performance.now();
  const options = readOptions();
  const { sources, samples } = readPages(root, pagesFor(root, options.path));
  const selected = samples.filter(
    ({ language }) => options.languages.length === 0 || options.languages.includes(language),
  );
  const cache = options['no-cache'] ? new Map() : readRunCache(root);
  const { programs, started, notices, results } = await checkPrograms(selected, {
    root,
    cache,
    limit: options.limit,
  });
  writeRunCache(root, options.isWhole && notices.length === 0 ? results : cache);
  if (notices.length > 0 && options.require) {
    throw new Error(`--require: ${notices.join('\n')}`);
  }
  notices.forEach((line) => console.warn(line));
  const problems: Problem[] = programs.flatMap((program) => program.problems);
  if (notices.length === 0 && options.languages.length === 0) {
    problems.push(...responseProblems(selected, responsesOf(programs)));
  }
  const isComplete = options.isWhole && notices.length === 0;
  const found = [
    ...describeProblems(problems),
    ...(isComplete ? [...misplaced(samples, programs), ...tooManySkipped(programs)] : []),
  ];
  found.forEach((line) => console.error(line));
  if (options.report && notices.length === 0) {
    writeRunReport(root, sources, programs);
  }
  describePrograms(countPrograms(programs)).forEach((line) => console.info(line));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.info(
    `${programs.length} programs (${started} started) checked in ${seconds} s: ${found.length} problems.`,
  );
  return found.length;
}

void runCommandLine('check:run', USAGE, main);
