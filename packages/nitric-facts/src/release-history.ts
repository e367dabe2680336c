import { parse } from 'yaml';
import * as z from 'zod';
import { isBefore, markdownLine, release } from './key-rows';
import { readData, readText } from './read-data';

/** What has releases of its own, and a page and a feed that list them. */
export const releasedProducts = [
  'cli',
  'providers',
  'nodejs',
  'python',
  'go',
  'dart',
  'csharp',
  'jvm',
] as const;
export type ReleasedProduct = (typeof releasedProducts)[number];

const entrySchema = z.strictObject({
  release,
  date: z.iso.date({ error: 'must be the day of the tag, such as 2025-10-08' }),
  /** What the release brought, in a sentence that starts with a verb. */
  change: markdownLine,
  /** The addresses of the pages about it. */
  pages: z.array(z.string().startsWith('/')).min(1).optional(),
});

export type ReleaseEntry = z.infer<typeof entrySchema>;

const releasesSchema = z
  .array(entrySchema)
  .min(1)
  .superRefine((entries, context) => {
    entries.slice(1).forEach((entry, index) => {
      if (!isBefore(entry.release, entries[index]?.release ?? '')) {
        const message = 'must be older than the release above it';
        context.addIssue({ code: 'custom', path: [index + 1, 'release'], message });
      }
    });
  });

export type ReleaseHistory = Readonly<Record<ReleasedProduct, readonly ReleaseEntry[]>>;

const FILE = 'data/release-history.yaml';

/** @throws an error that lists each invalid field and what is accepted */
export const parseReleaseHistory = (source: string): ReleaseHistory =>
  readData(FILE, z.record(z.enum(releasedProducts), releasesSchema), parse(source));

/** The releases of the newest version of each product, the newest one first. */
export const releaseHistory: ReleaseHistory = parseReleaseHistory(readText(FILE));
