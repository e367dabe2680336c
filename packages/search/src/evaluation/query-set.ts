import * as z from 'zod';

const querySetSchema = z.array(
  z.strictObject({
    /** Such as `typo`, `question`, or `section`. The table of a set has a line for each. */
    kind: z.string().min(1),
    query: z.string().trim().min(1),
    /** The addresses of the correct pages and sections. Any of them can come first. */
    pages: z.array(z.string().startsWith('/')).min(1),
    /** The SDK of the language that the reader chose. */
    language: z.string().optional(),
  }),
);

export interface JudgedQuery {
  kind: string;
  query: string;
  pages: string[];
  language?: string | undefined;
}

/** @throws an error with the file name and the invalid entry and field */
export function parseQuerySet(file: string, value: unknown): JudgedQuery[] {
  const result = querySetSchema.safeParse(value);
  if (!result.success) {
    throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  }
  const queries = result.data.map(({ query, language = '' }) => `${query} ${language}`.trim());
  const repeated = queries.find((query, place) => queries.indexOf(query) !== place);
  if (repeated !== undefined) {
    throw new Error(`${file}: the query "${repeated}" is a duplicate.`);
  }
  return result.data;
}
