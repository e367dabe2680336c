import { codeLanguageLabel } from '../../../src/contracts/code-language';
import type { Readiness } from '../sdk-toolchains/contracts';
import { missingToolNotice } from '../sdk-toolchains/missing-tool';
import { checkerFingerprint, packageFingerprint } from './cache';
import type { CheckerId, LanguageChecker, LanguageEntry, Sample } from './contracts';
import { languageEntryOf, loadChecker } from './languages';

/** How the samples of one language and SDK version are checked in a run. */
interface Plan {
  checker: CheckerId;
  /** Part of the cache key. Changes with the checkers, packages, and tools that affect the results. */
  fingerprint: string;
  /** The package that samples are compiled against. Undefined if only the syntax is checked. */
  against?: string;
}

export interface Plans {
  of: (sample: Sample) => Plan | undefined;
  /** One line for each language and version whose samples can't be compiled on this machine. */
  notices: string[];
}

/** Installs the tools of a checker. Tests replace it. */
export type Prepare = (id: CheckerId, version: string) => Promise<Readiness>;

type CheckedEntry = Extract<LanguageEntry, { checker: CheckerId }>;

/** A checker without `prepare` is always ready. */
export const prepareChecker: Prepare = async (id, version) =>
  (await (await loadChecker(id)).prepare?.(version)) ?? { ready: true, fingerprint: '' };

const fingerprintOf = (own: string, checker: LanguageChecker, tools = ''): string =>
  [own, packageFingerprint(checker), tools].join(' ');

const groupOf = ({ language, version }: Sample): string => `${language} ${version}`;

async function planFor(
  { language, version }: Sample,
  entry: CheckedEntry,
  { own, prepare }: { own: string; prepare: Prepare },
): Promise<{ plan: Plan; notice?: string }> {
  const { checker, fallback, against } = entry;
  const readiness = await prepare(checker, version);
  if (readiness.ready) {
    const fingerprint = fingerprintOf(own, await loadChecker(checker), readiness.fingerprint);
    const release = against?.[version];
    return { plan: { checker, fingerprint, ...(release ? { against: release } : {}) } };
  }
  const samples = `${codeLanguageLabel(language)} ${version} samples`;
  const notice = missingToolNotice(
    `${samples}: syntax only, not compiled against the SDK`,
    readiness,
  );
  if (!fallback) {
    throw new Error(notice);
  }
  const fingerprint = fingerprintOf(own, await loadChecker(fallback));
  return { plan: { checker: fallback, fingerprint }, notice };
}

/** Calls `prepare` only once for each checker and version, because languages can share a checker. */
function memoizePrepare(prepare: Prepare): Prepare {
  const memo = new Map<string, Promise<Readiness>>();
  return (id, version) => {
    const key = `${id} ${version}`;
    const readiness = memo.get(key) ?? prepare(id, version);
    memo.set(key, readiness);
    return readiness;
  };
}

/** Selects and prepares a checker for each language and version of the samples. */
export async function planSamples(samples: readonly Sample[], prepare: Prepare): Promise<Plans> {
  const own = checkerFingerprint();
  const prepareOnce = memoizePrepare(prepare);
  const plans = new Map<string, Plan>();
  const notices: string[] = [];
  for (const sample of samples) {
    const entry = languageEntryOf(sample.language);
    if (!('checker' in entry) || plans.has(groupOf(sample))) {
      continue;
    }
    const { plan, notice } = await planFor(sample, entry, { own, prepare: prepareOnce });
    plans.set(groupOf(sample), plan);
    notices.push(...(notice === undefined ? [] : [notice]));
  }
  return { of: (sample) => plans.get(groupOf(sample)), notices };
}
