import { setImmediate } from 'node:timers/promises';
import { codeLanguageLabel, type CodeLanguage } from '../languages';
import type { SampleOutcome } from '../report';
import { testedSdks } from '../examples/projects';
import { obstacleTo } from '../toolchains/missing-tool';
import { cacheKey, fingerprintOf, type CachedResult } from './cache';
import type { Diagnostic, LanguageChecker, Problem, Sample } from './contracts';
import { languageEntryOf, releaseOf, treeSitter } from './languages';
import { resourceNameFindings } from './resource-names';

export interface CheckedSample {
  sample: Sample;
  outcome: SampleOutcome;
  /** The package that the sample was compiled against or compared with, or would be if it weren't skipped. */
  against: string | undefined;
  /** In the order of the page. Empty if the sample is correct. */
  problems: Problem[];
}

/** How the samples of one language and SDK version are checked in a run. */
interface Plan {
  version: string;
  checker: LanguageChecker;
  /** Part of the cache key. Changes with the checkers, packages, and tools that affect the results. */
  fingerprint: string;
  /** The package that samples are compiled against. Undefined if only the syntax is checked. */
  against?: string | undefined;
  notice?: string | undefined;
}

/** Installs the tools for a language and SDK version, and returns their fingerprint. Tests replace it. */
export type Prepare = (language: CodeLanguage, version: string) => Promise<string>;

/** A checker without `prepare` is always ready. */
export const prepareLanguage: Prepare = async (language, version) => {
  const loaded = await languageEntryOf(language).checker?.();
  return (await loaded?.checker.prepare?.(version)) ?? '';
};

async function planFor({ language, version }: Sample, prepare: Prepare): Promise<Plan> {
  const entry = languageEntryOf(language);
  let tools = '';
  const obstacle = await obstacleTo(async () => {
    tools = await prepare(language, version);
  });
  const isReady = obstacle === undefined;
  const load = isReady && entry.checker ? entry.checker : treeSitter;
  const samples = `${codeLanguageLabel(language)} ${version} samples`;
  return {
    version,
    checker: (await load()).checker,
    fingerprint: fingerprintOf(tools),
    against: isReady ? releaseOf(language, version) : undefined,
    notice: isReady
      ? undefined
      : `${samples}: syntax only, not compiled against the SDK: ${obstacle}.`,
  };
}

const groupOf = ({ language, version }: Sample): string => `${language} ${version}`;

/** Selects and prepares a checker for each language and version of the samples. All prepare at the same time, because most wait for downloads. */
async function planSamples(
  samples: readonly Sample[],
  prepare: Prepare,
): Promise<Map<string, Plan>> {
  const groups = new Map(samples.map((sample) => [groupOf(sample), sample]));
  const plans = [...groups].map(
    async ([group, sample]) => [group, await planFor(sample, prepare)] as const,
  );
  return new Map(await Promise.all(plans));
}

/** Converts positions in the code of a sample to positions in its page. */
export function problemsOf(sample: Sample, findings: readonly Diagnostic[]): Problem[] {
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

/** The outcome of samples that aren't checked here, or undefined if the sample must be checked. */
function uncheckedOutcome(sample: Sample): 'skipped' | 'unchecked' | 'project' | undefined {
  if (sample.nocheck !== undefined) {
    return 'skipped';
  }
  const { checker, sdk } = languageEntryOf(sample.language);
  const isTested = sample.file !== undefined && sdk !== undefined && testedSdks.includes(sdk);
  if (isTested || sample.output !== undefined || sample.isTyped) {
    return 'project';
  }
  return checker ? undefined : 'unchecked';
}

interface RunOptions {
  /** Results of earlier runs. The results of this run are added. */
  cache: Map<string, CachedResult>;
  /** Tests replace it to simulate missing tools. */
  prepare?: Prepare;
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
  against: string | undefined,
  cached: CachedResult | undefined,
): CheckedSample {
  const own = uncheckedOutcome(sample);
  const outcome = own ?? cached?.outcome ?? 'unchecked';
  const release =
    own === 'project' && sample.file !== undefined
      ? releaseOf(sample.language, sample.version)
      : against;
  const isAgainst = ['types', 'project', 'skipped'].includes(outcome);
  return {
    sample,
    outcome,
    against: isAgainst ? release : undefined,
    problems: problemsOf(sample, [
      ...(own === undefined ? (cached?.findings ?? []) : []),
      ...(own === 'unchecked' ? [] : resourceNameFindings(sample)),
    ]),
  };
}

/**
 * Runs all plans. Compilers of other languages are separate processes, so they start first and this process checks the other
 * samples in the meantime.
 */
async function runPlans(plans: readonly Plan[], run: (plan: Plan) => Promise<void>): Promise<void> {
  const isSeparate = ({ checker }: Plan): boolean => checker.prepare !== undefined;
  const inThisProcess = async (): Promise<void> => {
    for (const plan of plans.filter((one) => !isSeparate(one))) {
      await setImmediate();
      await run(plan);
    }
  };
  await Promise.all([...plans.filter(isSeparate).map(run), inThisProcess()]);
}

export async function checkSamples(
  samples: readonly Sample[],
  { cache, prepare = prepareLanguage }: RunOptions,
): Promise<RunResult> {
  const toCheck = samples.filter((sample) => uncheckedOutcome(sample) === undefined);
  const plans = await planSamples(toCheck, prepare);
  const planOf = (sample: Sample): Plan | undefined => plans.get(groupOf(sample));
  const keyOf = (sample: Sample): string => cacheKey(sample, planOf(sample)?.fingerprint ?? '');
  const isUnknown = (sample: Sample): boolean => !cache.has(keyOf(sample));
  const cacheMisses = toCheck.filter(isUnknown).length;
  await runPlans([...plans.values()], async (plan) => {
    const unknown = toCheck.filter((sample) => planOf(sample) === plan && isUnknown(sample));
    if (unknown.length === 0) {
      return;
    }
    const { checker, version } = plan;
    const { findings, outcomes } = await checker.check(unknown, version);
    for (const sample of unknown) {
      cache.set(keyOf(sample), {
        outcome: outcomes?.[sample.key] ?? checker.outcome,
        findings: findings.filter(({ key }) => key === sample.key),
      });
    }
  });
  return {
    checked: samples.map((sample) =>
      checkedSampleOf(sample, planOf(sample)?.against, cache.get(keyOf(sample))),
    ),
    cacheMisses,
    results: new Map(
      toCheck.map(keyOf).flatMap((key) => {
        const result = cache.get(key);
        return result ? [[key, result] as const] : [];
      }),
    ),
    notices: [...plans.values()].flatMap(({ notice }) => notice ?? []),
  };
}
