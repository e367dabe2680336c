import fs from 'node:fs';
import path from 'node:path';
import type { SampleOutcome } from '../../../src/contracts/sample-report';
import { batchesOf, type Batch } from './batches';
import { cacheKey, type CachedResult } from './cache';
import type { CheckResult, Problem, Sample } from './contracts';
import { languageEntryOf, loadChecker } from './languages';
import { planSamples, prepareChecker, type Plans, type Prepare } from './plan';
import { readFences } from './read-fences';
import { samplesOfPage } from './samples-of-page';

/** A sample with its result. */
export interface CheckedSample {
  sample: Sample;
  outcome: SampleOutcome;
  /** The package that the sample was compiled against, or would be if it weren't skipped. */
  against?: string;
  /** In the order of the page. Empty if the sample is correct. */
  problems: Problem[];
}

interface ReadPages {
  /** Page sources by path, relative to the root of the repository. */
  sources: Map<string, string>;
  samples: Sample[];
  /** Errors in pages and fences that can't be read. */
  problems: Problem[];
}

function readPage(page: string, source: string): { samples: Sample[]; problems: Problem[] } {
  try {
    const { fences, problems } = readFences(page, source);
    const { samples, problems: more } = samplesOfPage(fences);
    return { samples, problems: [...problems, ...more] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { samples: [], problems: [{ page, line: 1, column: 1, code: 'mdx', message }] };
  }
}

/** Reads the samples of pages. @param pages paths relative to `root` */
export function readPages(root: string, pages: readonly string[]): ReadPages {
  const read: ReadPages = { sources: new Map(), samples: [], problems: [] };
  for (const page of pages) {
    const source = fs.readFileSync(path.join(root, page), 'utf8');
    const { samples, problems } = readPage(page, source);
    read.sources.set(page, source);
    read.samples.push(...samples);
    read.problems.push(...problems);
  }
  return read;
}

/** Converts positions in the code of a sample to positions in its page. */
function problemsOf(sample: Sample, { findings }: CachedResult): Problem[] {
  return findings.map(({ line, column, code, message }) => {
    const last = sample.origin.at(-1) ?? { page: sample.page, line: sample.line, column: 1 };
    const start = sample.origin[line - 1];
    return {
      page: sample.page,
      line: start?.line ?? last.line,
      column: start ? start.column + column - 1 : last.column,
      code,
      message,
    };
  });
}

/** The outcome of samples that aren't checked, or undefined if the sample must be checked. */
function uncheckedOutcome(sample: Sample): 'skipped' | 'unchecked' | undefined {
  if (sample.skip !== undefined) {
    return 'skipped';
  }
  return 'unchecked' in languageEntryOf(sample.language) ? 'unchecked' : undefined;
}

async function resultsOf(
  batch: Batch,
  { findings, outcomes }: CheckResult,
): Promise<Map<string, CachedResult>> {
  const { outcome } = await loadChecker(batch.checker);
  return new Map(
    batch.samples.map(({ key }) => [
      key,
      {
        outcome: outcomes?.[key] ?? outcome,
        findings: findings
          .filter((finding) => finding.key === key)
          .map(({ line, column, code, message }) => ({ line, column, code, message })),
      },
    ]),
  );
}

/** Checks batches, either in parallel or, for tests, in this process. */
export type CheckBatches = (
  batches: readonly Batch[],
  done: (batch: Batch, result: CheckResult) => void,
) => Promise<void>;

interface RunOptions {
  check: CheckBatches;
  /** Results of earlier runs. The results of this run are added. */
  cache: Map<string, CachedResult>;
  /** Tests replace it to simulate missing tools. */
  prepare?: Prepare;
  /** Called with the number of samples that are done and their total. */
  progress?: (done: number, total: number) => void;
}

export interface RunResult {
  checked: CheckedSample[];
  /** The number of samples whose result wasn't in the cache. */
  cacheMisses: number;
  /** The results of the samples of this run, without outdated cache entries. */
  results: Map<string, CachedResult>;
  /** Lines that explain which samples couldn't be checked against an SDK. */
  notices: string[];
}

function checkedSampleOf(
  sample: Sample,
  plans: Plans,
  cached: CachedResult | undefined,
): CheckedSample {
  const own = uncheckedOutcome(sample);
  const outcome = own ?? cached?.outcome ?? 'unchecked';
  const against = plans.of(sample)?.against;
  const isAgainst = against !== undefined && (outcome === 'types' || outcome === 'skipped');
  return {
    sample,
    outcome,
    ...(isAgainst ? { against } : {}),
    problems: own === undefined && cached ? problemsOf(sample, cached) : [],
  };
}

/** Checks samples that aren't in the cache. */
export async function checkSamples(
  samples: readonly Sample[],
  { check, cache, progress, prepare = prepareChecker }: RunOptions,
): Promise<RunResult> {
  const toCheck = samples.filter((sample) => uncheckedOutcome(sample) === undefined);
  const plans = await planSamples(toCheck, prepare);
  const keyOf = (sample: Sample): string => cacheKey(sample, plans.of(sample)?.fingerprint ?? '');
  const unknown = toCheck.filter((sample) => !cache.has(keyOf(sample)));
  const pending: Promise<void>[] = [];
  let done = 0;
  const batches = batchesOf(unknown, (sample) => plans.of(sample)?.checker);
  await check(batches, (batch, result) => {
    done += batch.samples.length;
    progress?.(done, unknown.length);
    pending.push(
      resultsOf(batch, result).then((results) =>
        batch.samples.forEach((sample) => {
          const found = results.get(sample.key);
          if (found) {
            cache.set(keyOf(sample), found);
          }
        }),
      ),
    );
  });
  await Promise.all(pending);
  const checked = samples.map((sample) => checkedSampleOf(sample, plans, cache.get(keyOf(sample))));
  const results = new Map(
    toCheck.map(keyOf).flatMap((key) => {
      const result = cache.get(key);
      return result ? [[key, result] as const] : [];
    }),
  );
  return { checked, cacheMisses: unknown.length, results, notices: plans.notices };
}
