import * as z from 'zod';

export const queryKinds = [
  'keyword',
  'prefix',
  'typo',
  'question',
  'identifier',
  'concept',
  'version',
] as const;

const goldenSchema = z.array(
  z.strictObject({
    kind: z.enum(queryKinds),
    query: z.string().trim().min(1),
    /** Addresses of the pages that truly answer; any of them first is right. */
    pages: z.array(z.string().startsWith('/')).min(1),
  }),
);

/** A query with the pages that answer it. The kinds of written sets are {@link queryKinds}; generated ones have their own. */
export interface GoldenEntry {
  kind: string;
  query: string;
  pages: string[];
}

/** @throws an error that names the file, and the entry and field that are wrong */
export function parseGolden(file: string, value: unknown): GoldenEntry[] {
  const result = goldenSchema.safeParse(value);
  if (!result.success) {
    throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  }
  const queries = result.data.map(({ query }) => query);
  const repeated = queries.find((query, place) => queries.indexOf(query) !== place);
  if (repeated !== undefined) {
    throw new Error(`${file}: the query "${repeated}" is there twice.`);
  }
  return result.data;
}
