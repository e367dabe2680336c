import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { version as esbuildVersion } from 'esbuild';
import * as z from 'zod';

const entrySchema = z.object({
  /** What is wrong with the program. Empty if nothing is. */
  found: z.array(
    z.object({ line: z.number(), column: z.number(), code: z.string(), message: z.string() }),
  ),
  /** The bodies of the responses, in the order of the requests. Only for a scenario. */
  responses: z.array(z.string()).optional(),
});

/** The result of a program's declarations or of a scenario. */
export type RunEntry = z.infer<typeof entrySchema>;

/** Results of programs that were started earlier, by cache key. */
export type RunCache = Map<string, RunEntry>;

const cacheSchema = z.record(z.string(), entrySchema);

const CACHE_FILE = '.cache/samples/runs.json';

/** Cache key of the project of a guide: changes with its files, its run, and the commands of the page. */
export const projectRunKey = (
  fingerprint: string,
  run: unknown,
  commands: readonly string[],
): string =>
  createHash('sha256')
    .update(JSON.stringify([sourcesFingerprint(), fingerprint, run, commands]))
    .digest('hex');

/** Returns the results of earlier runs, or an empty map if the cache is missing or invalid. */
export function readRunCache(root: string): RunCache {
  try {
    const text = fs.readFileSync(path.join(root, CACHE_FILE), 'utf8');
    return new Map(Object.entries(cacheSchema.parse(JSON.parse(text))));
  } catch {
    return new Map();
  }
}

export function writeRunCache(root: string, cache: RunCache): void {
  const file = path.join(root, CACHE_FILE);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(Object.fromEntries(cache)));
}

/** The folders and files whose code writes and starts programs. */
const SOURCES = ['run', 'toolchains', 'samples/checkers/sample-files.ts'];

/** Changes with the code that starts programs, so that the results of older code aren't used. */
export function sourcesFingerprint(): string {
  const hash = createHash('sha256').update(esbuildVersion);
  SOURCES.flatMap((name) => filesAt(path.join(__dirname, '..', name)))
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .sort()
    .forEach((file) => hash.update(fs.readFileSync(file)));
  return hash.digest('hex');
}

const filesAt = (file: string): string[] =>
  fs.statSync(file).isFile()
    ? [file]
    : fs
        .readdirSync(file, { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(file, name));
