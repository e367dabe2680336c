import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { sampleOutcomes } from '../../../src/contracts/sample-report';
import type { LanguageChecker, Sample } from './contracts';
import { installedVersion, siteDir } from './node-sdks';

const entrySchema = z.object({
  findings: z.array(
    z.object({ line: z.number(), column: z.number(), code: z.string(), message: z.string() }),
  ),
  outcome: z.enum(sampleOutcomes),
});

/** What a checker said about one sample. */
export type CachedResult = z.infer<typeof entrySchema>;

const cacheSchema = z.record(z.string(), entrySchema);

const CACHE_FILE = '.cache/samples/results.json';

/** What a result follows from besides samples and packages: the checkers themselves and their data. */
const CHECKER_SOURCES = [
  'scripts/checks/samples',
  'scripts/checks/sdk-toolchains',
  'src/config/data',
  'plugins/content/page-syntax',
] as const;

const hashOf = (...parts: readonly string[]): string => {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(`${part.length}:${part}`));
  return hash.digest('hex');
};

function sourcesBelow(folder: string): string[] {
  return fs
    .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(?:ts|json)$/.test(file))
    .sort()
    .map((file) => fs.readFileSync(path.join(siteDir, folder, file), 'utf8'));
}

/** Changes with the checkers' own code, so that nobody has to count a version up. */
export const checkerFingerprint = (): string => hashOf(...CHECKER_SOURCES.flatMap(sourcesBelow));

/** Changes with the packages that decide what a checker finds. */
export const packageFingerprint = ({ packages }: LanguageChecker): string =>
  packages.map((name) => `${name}@${installedVersion(name)}`).join(' ');

/** What a result is kept under: another page with the same sample shares it. */
export function cacheKey(sample: Sample, fingerprint: string): string {
  const { language, version, title = '', code, neighbours } = sample;
  return hashOf(fingerprint, language, version, title, code, JSON.stringify(neighbours));
}

/**
 * Results of earlier runs; empty when there are none or they can't be read.
 * @param root folder of the pages
 */
export function readCache(root: string): Map<string, CachedResult> {
  try {
    const stored = cacheSchema.parse(
      JSON.parse(fs.readFileSync(path.join(root, CACHE_FILE), 'utf8')),
    );
    return new Map(Object.entries(stored));
  } catch {
    return new Map();
  }
}

export function writeCache(root: string, results: ReadonlyMap<string, CachedResult>): void {
  const file = path.join(root, CACHE_FILE);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(Object.fromEntries(results)));
}
