import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { sampleOutcomes } from '../report';
import type { Sample } from './contracts';
import { PACKAGE_FOLDER, REPOSITORY } from '../folders';

const entrySchema = z.object({
  findings: z.array(
    z.object({ line: z.number(), column: z.number(), code: z.string(), message: z.string() }),
  ),
  outcome: z.enum(sampleOutcomes),
});

export type CachedResult = z.infer<typeof entrySchema>;

const cacheSchema = z.record(z.string(), entrySchema);

const CACHE_FILE = '.cache/samples/results.json';

const hashOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

function sourcesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(?:ts|json)$/.test(file))
    .sort()
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
}

let sourcesHash: string | undefined;

/**
 * Changes with everything apart from the sample that affects the result of a checker.
 * @param tools the fingerprint of installed tools
 */
export function fingerprintOf(tools: string): string {
  sourcesHash ??= hashOf(
    sourcesBelow(path.join(PACKAGE_FOLDER, 'src')),
    sourcesBelow(path.join(PACKAGE_FOLDER, '../nitric-facts')),
    fs.readFileSync(path.join(REPOSITORY, 'package-lock.json'), 'utf8'),
  );
  return [sourcesHash, tools].join(' ');
}

/** Cache key of a sample. Identical samples on different pages share it. */
export function cacheKey(sample: Sample, fingerprint: string): string {
  const { language, version, title = '', code, siblings } = sample;
  return hashOf(fingerprint, language, version, title, code, siblings);
}

/** Returns the results of earlier runs, or an empty map if the cache is missing or invalid. */
export function readCache(): Map<string, CachedResult> {
  try {
    const stored = cacheSchema.parse(JSON.parse(fs.readFileSync(CACHE_FILE, 'utf8')));
    return new Map(Object.entries(stored));
  } catch {
    return new Map();
  }
}

export function writeCache(results: ReadonlyMap<string, CachedResult>): void {
  fs.mkdirSync(path.dirname(CACHE_FILE), { recursive: true });
  fs.writeFileSync(CACHE_FILE, JSON.stringify(Object.fromEntries(results)));
}
