import type { CheckerId, CheckResult, Sample } from './contracts';
import { loadChecker } from './languages';

/** The samples that one call of a checker processes. */
export interface Batch {
  checker: CheckerId;
  version: string;
  samples: Sample[];
}

/** Maximum number of samples per batch. With larger batches, some cores would stay idle at the end of a run. */
const BATCH_SIZE = 500;

/** Checkers with a fixed startup cost: they load the declarations of the SDK and the standard library first. */
const COMPILERS: readonly CheckerId[] = ['typescript', 'python', 'go', 'jvm'];

/**
 * Groups samples by checker, language, and version. The slowest checkers come first, so that they don't finish last.
 * @param checkerOf returns the checker of a sample in this run
 */
export function batchesOf(
  samples: readonly Sample[],
  checkerOf: (sample: Sample) => CheckerId | undefined,
): Batch[] {
  const groups = new Map<string, Batch>();
  for (const sample of samples) {
    const checker = checkerOf(sample);
    if (checker) {
      const key = `${checker} ${sample.language} ${sample.version}`;
      const group = groups.get(key) ?? { checker, version: sample.version, samples: [] };
      group.samples.push(sample);
      groups.set(key, group);
    }
  }
  return [...groups.values()].flatMap(split).sort((a, b) => costOf(b) - costOf(a));
}

const split = (batch: Batch): Batch[] =>
  Array.from({ length: Math.ceil(batch.samples.length / BATCH_SIZE) }, (_, index) => ({
    ...batch,
    samples: batch.samples.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  }));

const costOf = ({ checker, samples }: Batch): number =>
  samples.length + (COMPILERS.includes(checker) ? 10_000 : 0);

export async function checkBatch({ checker, version, samples }: Batch): Promise<CheckResult> {
  return (await loadChecker(checker)).check(samples, version);
}
