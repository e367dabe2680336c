import type * as z from 'zod';

/**
 * Checks a data file against its schema.
 * @param file its path from the root of the repository, for the message
 * @throws one error that names the file, each wrong field and what is accepted
 */
export function readData<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  content: unknown,
): z.output<Schema> {
  const result = schema.safeParse(content);
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path, message }) => `  - ${path.join('.') || 'the whole file'}: ${message}.`,
    );
    throw new Error(`${file}:\n${problems.join('\n')}`);
  }
  return result.data;
}
