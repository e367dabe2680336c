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

/** A sample with what came of it. */
export interface CheckedSample {
  sample: Sample;
  outcome: SampleOutcome;
  /** The package that the sample was compiled against, or would have been. */
  against?: string;
  /** In the order of the page; empty when the sample is right. */
  problems: Problem[];
}

export interface ReadPages {
  /** Sources, by path from the root of the repository. */
  sources: Map<string, string>;
  samples: Sample[];
  /** Pages and fences that can't be read. */
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

/** The samples of pages. @param pages paths from the root */
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

/** Turns a place in a sample's code into the place in its page. */
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

/** How samples that no checker sees end. */
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

/** How a run checks batches; tests stay in one process. */
export type CheckBatches = (
  batches: readonly Batch[],
  done: (batch: Batch, result: CheckResult) => void,
) => Promise<void>;

export interface RunOptions {
  check: CheckBatches;
  /** Results of earlier runs; gets those of this run. */
  cache: Map<string, CachedResult>;
  /** Tests say without the tools whether a checker can work. */
  prepare?: Prepare;
  /** Called with the number of samples that are done and their total. */
  progress?: (done: number, total: number) => void;
}

export interface RunResult {
  checked: CheckedSample[];
  /** How many samples a checker looked at in this run; the others were known. */
  fresh: number;
  /** The results of these samples alone: a cache that keeps no others never grows stale. */
  results: Map<string, CachedResult>;
  /** What could not be checked against an SDK here, and why: one line each. */
  notices: string[];
}

/** A sample with what a checker said about it, now or earlier. */
function checkedSampleOf(
  sample: Sample,
  plans: Plans,
  known: CachedResult | undefined,
): CheckedSample {
  const own = uncheckedOutcome(sample);
  const outcome = own ?? known?.outcome ?? 'unchecked';
  const against = plans.of(sample)?.against;
  const isAgainst = against !== undefined && (outcome === 'types' || outcome === 'skipped');
  return {
    sample,
    outcome,
    ...(isAgainst ? { against } : {}),
    problems: own === undefined && known ? problemsOf(sample, known) : [],
  };
}

/** Checks samples, each once: those whose result is known aren't checked again. */
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
  return { checked, fresh: unknown.length, results, notices: plans.notices };
}
