import type { CheckResult, Finding, Sample } from './contracts';

/** An error that a checker found in a single sample. */
export type Diagnostic = Omit<Finding, 'key'>;

/** Checks independent samples sequentially. */
export async function eachSample(
  samples: readonly Sample[],
  diagnosticsOf: (sample: Sample) => Diagnostic[] | Promise<Diagnostic[]>,
): Promise<CheckResult> {
  const findings: Finding[] = [];
  for (const sample of samples) {
    for (const diagnostic of await diagnosticsOf(sample)) {
      findings.push({ key: sample.key, ...diagnostic });
    }
  }
  return { findings };
}

/** Converts an offset in a text to a one-based line and column. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
