import type { CheckerId, CheckResult, Sample } from './contracts';
import { loadChecker } from './languages';

/** Samples that one call of a checker takes. */
export interface Batch {
  checker: CheckerId;
  version: string;
  samples: Sample[];
}

/** Most samples in one batch: a few large ones would leave the other cores idle. */
const BATCH_SIZE = 500;

/** Checkers that read the SDK's and the language's declarations first, whatever the number of samples. */
const COMPILERS: readonly CheckerId[] = ['typescript', 'python', 'go', 'jvm'];

/**
 * Groups samples by checker, language and version; the slowest checkers first, so that they don't end last.
 * @param checkerOf what checks a sample in this run
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
