import fs from 'node:fs';
import { sdkPackageOf } from '@nitric-docs/nitric-facts/releases';
import { runHash } from '../../records';
import type { SdkId } from '../../sdks';
import type { Diagnostic, LanguageChecker, Sample } from '../contracts';
import { eachSample } from './each-sample';
import { treeDiagnostics } from './tree-sitter';

/** The samples that compiled with their SDK, relative to the root of the repository, in which npm runs commands. */
const RECORD_FILE = 'tests/samples/compiled.json';

const readRecords = (): string =>
  fs.existsSync(RECORD_FILE) ? fs.readFileSync(RECORD_FILE, 'utf8') : '{}';

/** Gradle build scripts compile only against Gradle, so only their syntax is checked. */
const isScript = ({ title = '' }: Sample): boolean => title.endsWith('.kts');

function recordProblem(
  { language, version, title, code }: Sample,
  release: string,
  records: object,
): Diagnostic[] {
  const hash = runHash(language, version, title, code);
  const message = `the sample has no record of a compilation, or has changed since. Compile it with ${release}, and add "${hash}": "${release}" to ${RECORD_FILE}.`;
  return hash in records ? [] : [{ line: 1, column: 1, code: 'record', message }];
}

/**
 * Checks samples of an SDK that has only frozen pages, which nobody edits: their syntax, and a record that they compiled with the
 * release.
 */
export const recordedChecker = (sdk: SdkId): LanguageChecker => ({
  outcome: 'types',
  prepare: async () => readRecords(),
  check: async (samples, version) => {
    const records = JSON.parse(readRecords()) as object;
    const { findings } = await eachSample(samples, async (sample) => {
      const errors = await treeDiagnostics(sample);
      return errors.length > 0 || isScript(sample)
        ? errors
        : recordProblem(sample, sdkPackageOf(sdk, version), records);
    });
    const scripts = samples.filter(isScript);
    return { findings, outcomes: Object.fromEntries(scripts.map(({ key }) => [key, 'syntax'])) };
  },
});
