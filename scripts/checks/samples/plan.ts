import { codeLanguageLabel } from '../../../src/contracts/code-language';
import type { Readiness } from '../sdk-toolchains/contracts';
import { missingToolNotice } from '../sdk-toolchains/missing-tool';
import { checkerFingerprint, packageFingerprint } from './cache';
import type { CheckerId, LanguageChecker, LanguageEntry, Sample } from './contracts';
import { languageEntryOf, loadChecker } from './languages';

/** What checks the samples of one language and SDK version in a run. */
export interface Plan {
  checker: CheckerId;
  /** Changes with everything besides a sample that a result follows from. */
  fingerprint: string;
  /** The package that samples are compiled against; undefined when only their syntax is checked. */
  against?: string;
}

export interface Plans {
  of: (sample: Sample) => Plan | undefined;
  /** One line for each language and version whose samples can't be compiled here. */
  notices: string[];
}

/** Whether a checker can work here; tests answer without the tools. */
export type Prepare = (id: CheckerId, version: string) => Promise<Readiness>;

type CheckedEntry = Extract<LanguageEntry, { checker: CheckerId }>;

/** Asks the checker itself; one that needs nothing but packages is always ready. */
export const prepareChecker: Prepare = async (id, version) =>
  (await (await loadChecker(id)).prepare?.(version)) ?? { ready: true, fingerprint: '' };

const fingerprintOf = (own: string, checker: LanguageChecker, tools = ''): string =>
  [own, packageFingerprint(checker), tools].join(' ');

/** One group of samples: those of a language and version. */
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

/** Languages that share a checker ask once. */
function onceEach(prepare: Prepare): Prepare {
  const known = new Map<string, Promise<Readiness>>();
  return (id, version) => {
    const key = `${id} ${version}`;
    const readiness = known.get(key) ?? prepare(id, version);
    known.set(key, readiness);
    return readiness;
  };
}

/** Decides once for each language and version among the samples what checks them, and makes it ready. */
export async function planSamples(samples: readonly Sample[], prepare: Prepare): Promise<Plans> {
  const own = checkerFingerprint();
  const prepareOnce = onceEach(prepare);
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
