import * as z from 'zod';

const queryKinds = [
  'keyword',
  'prefix',
  'typo',
  'question',
  'identifier',
  'concept',
  'version',
  // Functions that only an older version has.
  'older',
  // First pages of sections, SDKs, and providers.
  'overview',
  // Cloud services behind resources.
  'product',
  // Readers who chose a language.
  'language',
  // Frameworks, tools, and platforms that pages may not name.
  'other name',
  'error',
  // Functions under their names in another SDK.
  'other SDK',
  // A section of a page, by the names of both.
  'section',
  'guide',
] as const;

const querySetSchema = z.array(
  z.strictObject({
    kind: z.enum(queryKinds),
    query: z.string().trim().min(1),
    /** The addresses of the correct pages and sections. Any of them can come first. */
    pages: z.array(z.string().startsWith('/')).min(1),
    /** The SDK of the language that the reader chose. */
    language: z.string().optional(),
  }),
);

/** A query with its correct pages. Written sets have the kinds above, and generated sets have their own. */
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
