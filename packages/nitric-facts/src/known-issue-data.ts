import { parse } from 'yaml';
import * as z from 'zod';
import { anchor, markdownLine, rejectDuplicates, release } from './key-rows';
import { readData, readText } from './read-data';

/** What an issue can cost a reader, the most important one first. */
export const issueSeverities = ['security', 'data', 'money', 'blocks', 'nuisance'] as const;
export type IssueSeverity = (typeof issueSeverities)[number];

const entrySchema = z.strictObject({
  id: anchor,
  /** The affected releases: `CLI 1.53.0 to 1.61.1`. The site reads it, because it names the components. */
  affects: z.string().min(1),
  /** The release with the fix. */
  fixed: release.optional(),
  clouds: z
    .array(z.enum(['aws', 'gcp', 'azure']))
    .min(1)
    .optional(),
  severity: z.enum(issueSeverities),
  /** What the reader sees. */
  symptom: markdownLine,
  /** What to do about it. */
  workaround: markdownLine.optional(),
  /** The text of the link on a page: what to do, or else what doesn't work, in a few words. */
  advice: markdownLine,
  /** The addresses of the pages whose readers it concerns. */
  pages: z.array(z.string().startsWith('/')).min(1),
  /** Where the cause is: `nitrictech/cli@v1.61.1 pkg/project/project.go`. */
  source: z.array(z.string().min(1)).min(1).optional(),
});

/** A known bug or other defect of Nitric. */
export type KnownIssueEntry = z.infer<typeof entrySchema>;

const schema = z.array(entrySchema).superRefine((entries, context) => {
  const ids = entries.map(({ id }) => id);
  rejectDuplicates('id', ids, context);
});

const FILE = 'data/known-issues.yaml';

/** The issues that `/support/known-issues` lists. */
export const knownIssueEntries: readonly KnownIssueEntry[] = readData(
  FILE,
  schema,
  parse(readText(FILE)),
);
