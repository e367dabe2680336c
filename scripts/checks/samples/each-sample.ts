import type { CheckResult, Finding, Sample } from './contracts';

/** What a checker of single samples says: the checker's frame adds whose it is. */
export type Remark = Omit<Finding, 'key'>;

/** Checks samples that have nothing to do with each other, one after the other. */
export async function eachSample(
  samples: readonly Sample[],
  remarksOn: (sample: Sample) => Remark[] | Promise<Remark[]>,
): Promise<CheckResult> {
  const findings: Finding[] = [];
  for (const sample of samples) {
    for (const remark of await remarksOn(sample)) {
      findings.push({ key: sample.key, ...remark });
    }
  }
  return { findings };
}

/** Line and column, both from 1, of an offset in a text. */
export function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
