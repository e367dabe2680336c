import fs from 'node:fs';
import path from 'node:path';
import { PACKAGE_FOLDER, REPOSITORY } from '../folders';
import { runHash } from '../records';
import type { SampleOutcome } from '../report';
import type { Diagnostic, Sample } from './contracts';

export interface CachedResult {
  findings: readonly Diagnostic[];
  outcome: SampleOutcome;
}

const CACHE_FILE = '.cache/samples/results.json';

function sourcesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(?:ts|json)$/.test(file))
    .sort()
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
}

let sourcesHash: string | undefined;

/** Changes with all that affects results, apart from the sample. @param tools the fingerprint of installed tools */
export function fingerprintOf(tools: string): string {
  sourcesHash ??= runHash(
    sourcesBelow(path.join(PACKAGE_FOLDER, 'src')),
    sourcesBelow(path.join(PACKAGE_FOLDER, '../nitric-facts')),
    fs.readFileSync(path.join(REPOSITORY, 'package-lock.json'), 'utf8'),
  );
  return [sourcesHash, tools].join(' ');
}

/** Cache key of a sample. Identical samples on different pages share it. */
export function cacheKey(sample: Sample, fingerprint: string): string {
  const { language, version, title = '', code, siblings } = sample;
  return runHash(fingerprint, language, version, title, code, siblings);
}

/** Empty if the cache is missing or incomplete. */
export function readCache(): Map<string, CachedResult> {
  try {
    const stored: unknown = JSON.parse(fs.readFileSync(CACHE_FILE, 'utf8'));
    // Other versions of this file have other keys, because those contain its hash.
    return new Map(Object.entries(stored as Record<string, CachedResult>));
  } catch {
    return new Map();
  }
}

export function writeCache(results: ReadonlyMap<string, CachedResult>): void {
  fs.mkdirSync(path.dirname(CACHE_FILE), { recursive: true });
  fs.writeFileSync(CACHE_FILE, JSON.stringify(Object.fromEntries(results)));
}
