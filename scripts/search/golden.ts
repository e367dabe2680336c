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
    /** The routes of the correct pages. Any of them can come first. */
    pages: z.array(z.string().startsWith('/')).min(1),
  }),
);

/** A query with its correct pages. Written sets use {@link queryKinds}, and the generated set has its own kinds. */
export interface GoldenEntry {
  kind: string;
  query: string;
  pages: string[];
}

/** @throws an error with the file name and the invalid entry and field */
export function parseGolden(file: string, value: unknown): GoldenEntry[] {
  const result = goldenSchema.safeParse(value);
  if (!result.success) {
    throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  }
  const queries = result.data.map(({ query }) => query);
  const repeated = queries.find((query, place) => queries.indexOf(query) !== place);
  if (repeated !== undefined) {
    throw new Error(`${file}: the query "${repeated}" is a duplicate.`);
  }
  return result.data;
}
