import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Sample } from '../samples/contracts';
import { nitricRelease } from './tools';

/** The runs of programs whose SDK the registry doesn't have, relative to the root of the repository. */
export const RECORD_FILE = 'tests/samples/runs.json';

/** The command that runs programs with checkouts of their SDKs, and records it. */
export const RECORD_COMMAND =
  'NITRIC_GO_SDK=<checkout> NITRIC_NODE_SDK=<checkout> npm run check:run -- --record';

const today = (): string => new Date().toISOString().slice(0, 10);

const recordSchema = z.strictObject({
  /** The SDK that the program ran with, such as `github.com/nitrictech/go-sdk 1.1.1`. */
  sdk: z.string(),
  /** The release of the Nitric CLI whose runtime started it. */
  nitric: z.string(),
  date: z.iso.date().refine((date) => date <= today(), 'A run has no day in the future'),
});

/** A run of a program with a checkout of its SDK. */
export type RunRecord = z.infer<typeof recordSchema>;

/** The records by the hash of what ran. */
export type RunRecords = Map<string, RunRecord>;

const fileSchema = z.record(z.string().regex(/^[0-9a-f]{64}$/), recordSchema);

const hashOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Changes with the program and its scenario. The title tells jobs from services. */
export const programHash = (
  { language, version, title = '', code }: Sample,
  scenario: unknown,
): string => hashOf(language, version, title, code, scenario);

/** Changes with the files of a project, with its run, and with the commands and outputs on its page. */
export const projectHash = (files: string, ...run: readonly unknown[]): string =>
  hashOf(files, ...run);

/** @throws if the file exists and isn't valid */
export function readRecords(root: string): RunRecords {
  const file = path.join(root, RECORD_FILE);
  if (!fs.existsSync(file)) {
    return new Map();
  }
  const result = fileSchema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (!result.success) {
    throw new Error(
      `${RECORD_FILE}: ${z.prettifyError(result.error)}\nDon't edit it. Run "${RECORD_COMMAND}".`,
    );
  }
  return new Map(Object.entries(result.data));
}

/** One line for each record, in the order of the hashes, so that a diff shows what ran. */
export function writeRecords(root: string, records: RunRecords): void {
  const lines = [...records]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([hash, record]) => `\n  ${JSON.stringify(hash)}: ${JSON.stringify(record)}`);
  fs.writeFileSync(path.join(root, RECORD_FILE), `{${lines.join(',')}\n}\n`);
}

/** Something that ran with a checkout of its SDK. */
export interface RecordedRun {
  hash: string;
  sdk: string;
  passed: boolean;
}

/**
 * Adds the runs that passed, and removes those that failed. A run that is recorded already keeps its day.
 * @param isWhole whether the runs are those of all programs, so that other records are removed
 */
export function updatedRecords(
  records: RunRecords,
  runs: readonly RecordedRun[],
  isWhole: boolean,
): RunRecords {
  const updated: RunRecords = new Map(isWhole ? [] : records);
  for (const { hash, sdk, passed } of runs) {
    const known = records.get(hash);
    updated.delete(hash);
    if (passed) {
      updated.set(hash, known && !recordProblem(known, sdk, '') ? known : recordOf(sdk));
    }
  }
  return updated;
}

/**
 * The hashes of records that belong to no program. An SDK without any run needs no records on this machine, because its registry
 * has the release, so those records stay for others.
 */
export function unusedRecords(records: RunRecords, runs: readonly RecordedRun[]): string[] {
  const known = new Set(runs.map(({ hash }) => hash));
  const sdks = new Set(runs.map(({ sdk }) => sdk));
  return [...records]
    .filter(([hash, { sdk }]) => sdks.has(sdk) && !known.has(hash))
    .map(([hash]) => hash);
}

/** The record of a run that happens today. */
const recordOf = (sdk: string): RunRecord => ({ sdk, nitric: nitricRelease(), date: today() });

/**
 * Why a record doesn't stand for a run with the described releases.
 * @param subject what has to run, such as `this program`
 * @returns undefined if it does
 */
export function recordProblem(
  record: RunRecord | undefined,
  sdk: string,
  subject: string,
): string | undefined {
  const expected = `${sdk} on Nitric ${nitricRelease()}`;
  const actual = record && `${record.sdk} on Nitric ${record.nitric}`;
  if (actual === expected) {
    return undefined;
  }
  const found =
    actual === undefined
      ? `${subject} has no record of a run, or has changed since`
      : `the record of ${subject} names ${actual}`;
  return `${found}. Accepted: a run with ${expected}. The registry doesn't have this SDK, so run "${RECORD_COMMAND}".`;
}
