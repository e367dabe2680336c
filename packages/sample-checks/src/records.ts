import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** One of so many recorded runs is repeated. */
const REPEATED = 20;

const today = (): string => new Date().toISOString().slice(0, 10);

/** The day, and what ran: `2026-11-26 @nitric/sdk 1.4.2 on Nitric 1.61.1`. */
const recordSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \S/, 'A record is a day and what ran')
  .refine((record) => record.slice(0, 10) <= today(), 'A run has no day in the future');

const fileSchema = z.record(z.string().regex(/^[0-9a-f]{16}$/), recordSchema);

/** Identifies a run by everything that decides its result. */
export const runHash = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/** The commit that is checked out. Empty outside a repository. */
function commitOf(root: string): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return (stdout ?? '').trim();
}

/** Whether a run is repeated for a commit, so that over time all of them are. */
const isRepeated = (hash: string, commit: string): boolean =>
  Number.parseInt(runHash(hash, commit).slice(0, 8), 16) % REPEATED === 0;

export interface RecordOptions {
  root: string;
  /** The file with the records, relative to the root. */
  file: string;
  command: string;
  /**
   * - `changed`: runs without a record, and some of the others.
   * - `all`: all runs.
   * - `none`: nothing runs, and records stand for runs.
   */
  mode: 'changed' | 'all' | 'none';
}

/** The runs that passed. They are part of the repository, so that unchanged programs don't run again. */
export class RunRecords {
  private readonly recorded: ReadonlyMap<string, string>;
  private readonly current: Map<string, string>;
  private readonly known = new Set<string>();
  private readonly commit: string;

  /** @throws if the file exists and isn't valid */
  constructor(private readonly options: RecordOptions) {
    this.recorded = readRecords(options);
    this.current = new Map(this.recorded);
    this.commit = commitOf(options.root);
  }

  /** Whether something has to run. In CI, nobody commits new records, so a run without one fails instead. */
  isWanted(hash: string): boolean {
    this.known.add(hash);
    const { mode } = this.options;
    if (!this.recorded.has(hash)) {
      return mode !== 'none' && !process.env.CI;
    }
    return mode === 'all' || (mode === 'changed' && isRepeated(hash, this.commit));
  }

  dayOf(hash: string): string | undefined {
    return this.current.get(hash)?.split(' ')[0];
  }

  /** Records a run that passed, or removes its record. A repeated run keeps its day, unless all were repeated. */
  set(hash: string, what: string, passed: boolean): void {
    if (!passed) {
      this.current.delete(hash);
    } else if (!this.recorded.has(hash) || this.options.mode === 'all') {
      this.current.set(hash, `${today()} ${what}`);
    }
  }

  /** @param obstacle why the run can't happen on this machine */
  problem(subject: string, obstacle?: string): string {
    const { file, command } = this.options;
    const reason = obstacle === undefined ? '' : ` It can't run here: ${obstacle}.`;
    return `${subject} has no record of a run, or has changed since.${reason} Run "${command}" where it can run, and commit ${file}.`;
  }

  /**
   * Writes the records, unless this is CI.
   * @param isWhole whether all runs were asked for, so that other records are removed
   * @returns lines for the terminal
   */
  save(isWhole: boolean): string[] {
    const { root, file } = this.options;
    const kept = [...this.current].filter(([hash]) => !isWhole || this.known.has(hash));
    const text = textOf(new Map(kept));
    if (process.env.CI || text === textOf(this.recorded)) {
      return [];
    }
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
    return [`${file} has changed: ${kept.length} records. Commit it.`];
  }

  /** Why the file isn't right if all runs were asked for. `save` mends it, but nobody commits what CI writes. */
  unusedProblems(): string[] {
    const { file, command } = this.options;
    const unused = [...this.recorded.keys()].filter((hash) => !this.known.has(hash));
    return process.env.CI && unused.length > 0
      ? [
          `${file}: ${unused.length} records belong to no run. Run "${command}", and commit the file.`,
        ]
      : [];
  }

  describe(): string {
    return this.options.mode === 'changed'
      ? `Repeats 1 of ${REPEATED} recorded runs, chosen by the commit ${this.commit.slice(0, 8)}.`
      : `Runs: ${this.options.mode}.`;
  }
}

/** One line for each record, in the order of the hashes, so that changes of several people merge. */
function textOf(records: ReadonlyMap<string, string>): string {
  const sorted = [...records].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

function readRecords({ root, file, command }: RecordOptions): Map<string, string> {
  const absolute = path.join(root, file);
  if (!fs.existsSync(absolute)) {
    return new Map();
  }
  const result = fileSchema.safeParse(JSON.parse(fs.readFileSync(absolute, 'utf8')));
  if (!result.success) {
    throw new Error(`${file}: ${z.prettifyError(result.error)}\nDon't edit it. Run "${command}".`);
  }
  return new Map(Object.entries(result.data));
}
