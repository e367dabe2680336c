import type { CheckResult, Diagnostic, Finding, Sample } from '../contracts';

export async function eachSample(
  samples: readonly Sample[],
  diagnosticsOf: (sample: Sample) => Diagnostic[] | Promise<Diagnostic[]>,
): Promise<CheckResult> {
  const findings: Finding[] = [];
  for (const sample of samples) {
    const diagnostics = await diagnosticsOf(sample);
    findings.push(...diagnostics.map((diagnostic) => ({ key: sample.key, ...diagnostic })));
  }
  return { findings };
}
